import CoreGraphics
import Foundation

/// The colors of a button configuration, resolved for a state of the button. All instances compare equal, so that the
/// resolved colors do not affect comparisons of configurations.
struct AppliedButtonStyle: Hashable {
  var style: ButtonStyle?

  static func == (first: AppliedButtonStyle, second: AppliedButtonStyle) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
