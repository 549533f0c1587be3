import CoreGraphics
import Foundation

/// The colors that a configuration was resolved to for a state. They are not part of its value, so all are equal.
struct AppliedButtonLook: Hashable {
  var look: ButtonLook?

  static func == (first: AppliedButtonLook, second: AppliedButtonLook) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
