# The names of Artemis Tours.

project-moon-casino = Moon Casino
project-earthrise-hotel = Earthrise Hotel
project-low-gravity-arena = Low-Gravity Arena
project-rim-cable-car = Rim Cable Car
project-regolith-spa = Regolith Spa
project-arrivals-terminal = Arrivals Terminal
project-first-steps-museum = First Steps Museum
project-souvenir-dome = Souvenir Dome
project-stargazing-deck = Stargazing Deck

attraction-centre = Visitor Centre
attraction-place = place { $number } of the { $attraction }
