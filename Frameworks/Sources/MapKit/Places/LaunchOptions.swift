/// The key of the kind of way to show. Its value is one of the constants that begin with
/// `MKLaunchOptionsDirectionsMode`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the map's kind. It is ignored.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of a Boolean value that determines whether traffic is shown. It is ignored.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the map's center, a value object with a coordinate. It is used if there are no places.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the map's extent, a value object with a span. It is ignored.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of the map's camera. It is ignored.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// The way that the user prefers, which is the way by car here.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The way by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The way on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The way by public transport, which is the way by car here.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The way by bicycle.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
