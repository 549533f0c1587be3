import CoreGraphics
import Foundation

/// The colors that a configuration was resolved to for a state. They are not part of its value, so all are equal.
struct AppliedButtonStyle: Hashable {
  var look: ButtonStyle?

  static func == (first: AppliedButtonStyle, second: AppliedButtonStyle) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
