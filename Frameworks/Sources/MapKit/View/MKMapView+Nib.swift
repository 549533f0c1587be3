import UIKit

extension MKMapView: _NibReading {
  /// Sets the properties that Interface Builder writes for a map view.
  ///
  /// - Parameter attributes: The attributes of the element by name.
  public func _readNibAttributes(_ attributes: [String: String]) {
    switch attributes["mapType"] {
    case "satellite": mapType = .satellite
    case "hybrid": mapType = .hybrid
    case "satelliteFlyover": mapType = .satelliteFlyover
    case "hybridFlyover": mapType = .hybridFlyover
    case "mutedStandard": mapType = .mutedStandard
    default: break
    }
    func value(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }
    if let value = value("zoomEnabled") { isZoomEnabled = value }
    if let value = value("scrollEnabled") { isScrollEnabled = value }
    if let value = value("rotateEnabled") { isRotateEnabled = value }
    if let value = value("pitchEnabled") { isPitchEnabled = value }
    if let value = value("showsUserLocation") { showsUserLocation = value }
    if let value = value("showsCompass") { showsCompass = value }
    if let value = value("showsScale") { showsScale = value }
    if let value = value("showsBuildings") { showsBuildings = value }
    if let value = value("showsTraffic") { showsTraffic = value }
    if let value = value("showsPointsOfInterest") { showsPointsOfInterest = value }
  }

  /// Sets the delegate, the only outlet of a map view.
  ///
  /// - Parameters:
  ///   - name: The name of the outlet.
  ///   - value: The object that the file connects to it.
  /// - Returns: `false` if the name is another one, or the object is no delegate of map views.
  public func _setNibOutlet(_ name: String, to value: Any) -> Bool {
    guard name == "delegate", let delegate = value as? any MKMapViewDelegate else { return false }
    self.delegate = delegate
    return true
  }
}
