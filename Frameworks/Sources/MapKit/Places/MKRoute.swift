import CoreLocation
import Foundation

/// A way between two places. The properties of an object that a program creates are empty, because ways come from a
/// service.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name, such as that of the longest street.
  open var name: String { "" }
  /// Notes about the way.
  open var advisoryNotices: [String] { [] }
  /// The length, in meters.
  open var distance: CLLocationDistance { 0 }
  /// The time of travel, in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The kind of transport.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// The line of the way.
  open var polyline: MKPolyline { MKPolyline() }
  /// The parts of the way.
  open var steps: [Step] { [] }
  /// A Boolean value that indicates whether the way uses motorways.
  open var hasHighways: Bool { false }
  /// A Boolean value that indicates whether the way has tolls.
  open var hasTolls: Bool { false }

  /// A part of a way, with an instruction.
  open class Step: NSObject, @unchecked Sendable {
    /// The instruction.
    open var instructions: String { "" }
    /// A note about the part, or nil.
    open var notice: String? { nil }
    /// The line of the part.
    open var polyline: MKPolyline { MKPolyline() }
    /// The length, in meters.
    open var distance: CLLocationDistance { 0 }
    /// The kind of transport.
    open var transportType: MKDirectionsTransportType { .automobile }
  }
}
