/// The level of overlays in relation to the names of the map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads and below their names.
  case aboveRoads = 0
  /// Above the names.
  case aboveLabels
}
