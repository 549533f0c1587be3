import Foundation

/// A kind of places, such as restaurants.
public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind.
  ///
  /// - Parameter rawValue: The name of the kind.
  public init(rawValue: String) { self.rawValue = rawValue }
}

// The names are those that iOS 16 and 18 report for places.
extension MKPointOfInterestCategory {
  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Amusement parks.
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  /// Services for animals.
  public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
  /// Aquariums.
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  /// Cash machines.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Car repair shops.
  public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
  /// Bakeries.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// Places for baseball.
  public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
  /// Places for basketball.
  public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
  /// Beaches.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Beauty salons.
  public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
  /// Places for bowling.
  public static let bowling = Self(rawValue: "MKPOICategoryBowling")
  /// Breweries.
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  /// Cafes.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Campgrounds.
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  /// Car rentals.
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  /// Castles.
  public static let castle = Self(rawValue: "MKPOICategoryCastle")
  /// Convention centers.
  public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
  /// Distilleries.
  public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
  /// Charging stations of electric cars.
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  /// Fairgrounds.
  public static let fairground = Self(rawValue: "MKPOICategoryFairground")
  /// Fire stations.
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  /// Places for fishing.
  public static let fishing = Self(rawValue: "MKPOICategoryFishing")
  /// Fitness centers.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// Food markets.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// Fortresses.
  public static let fortress = Self(rawValue: "MKPOICategoryFortress")
  /// Gas stations.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// Places for golf.
  public static let golf = Self(rawValue: "MKPOICategoryGolf")
  /// Go-kart tracks.
  public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
  /// Places for hiking.
  public static let hiking = Self(rawValue: "MKPOICategoryHiking")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Places for kayaking.
  public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
  /// Landmarks.
  public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
  /// Laundries.
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  /// Libraries.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Mailboxs.
  public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
  /// Marinas.
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  /// Places for mini golf.
  public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
  /// Movie theaters.
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// Music venues.
  public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
  /// National monuments.
  public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
  /// National parks.
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  /// Bars and clubs.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Parking lots.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// Planetariums.
  public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
  /// Police stations.
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  /// Post offices.
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  /// Stations and stops.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Toilets.
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  /// Places for rock climbing.
  public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
  /// Places for mobile homes.
  public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
  /// Schools.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Skate parks.
  public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
  /// Places for skating.
  public static let skating = Self(rawValue: "MKPOICategorySkating")
  /// Places for skiing.
  public static let skiing = Self(rawValue: "MKPOICategorySkiing")
  /// Places for soccer.
  public static let soccer = Self(rawValue: "MKPOICategorySoccer")
  /// Spas.
  public static let spa = Self(rawValue: "MKPOICategorySpa")
  /// Stadiums.
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  /// Stores.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// Places for surfing.
  public static let surfing = Self(rawValue: "MKPOICategorySurfing")
  /// Places for swimming.
  public static let swimming = Self(rawValue: "MKPOICategorySwimming")
  /// Places for tennis.
  public static let tennis = Self(rawValue: "MKPOICategoryTennis")
  /// Theaters.
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  /// Universities.
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  /// Places for volleyball.
  public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
  /// Wineries.
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  /// Zoos.
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
