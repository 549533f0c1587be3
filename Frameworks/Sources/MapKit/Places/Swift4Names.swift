/// The name in Swift 4 of a request for a search.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name in Swift 4 of the places that a search has found.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// The name in Swift 4 of the closure that receives places.
public typealias MKLocalSearchCompletionHandler = MKLocalSearch.CompletionHandler
/// The name in Swift 4 of the kinds of completions.
public typealias MKSearchCompletionFilterType = MKLocalSearchCompleter.FilterType
/// The name in Swift 4 of a request for a way.
public typealias MKDirectionsRequest = MKDirections.Request
/// The name in Swift 4 of the ways that a search has found.
public typealias MKDirectionsResponse = MKDirections.Response
/// The name in Swift 4 of a time of travel.
public typealias MKETAResponse = MKDirections.ETAResponse
/// The name in Swift 4 of the closure that receives ways.
public typealias MKDirectionsHandler = MKDirections.DirectionsHandler
/// The name in Swift 4 of the closure that receives the time of travel.
public typealias MKETAHandler = MKDirections.ETAHandler
/// The name in Swift 4 of a part of a way.
public typealias MKRouteStep = MKRoute.Step
/// The name in Swift 4 of the systems of units.
public typealias MKDistanceFormatterUnits = MKDistanceFormatter.Units
/// The name in Swift 4 of the lengths of units.
public typealias MKDistanceFormatterUnitStyle = MKDistanceFormatter.DistanceUnitStyle
