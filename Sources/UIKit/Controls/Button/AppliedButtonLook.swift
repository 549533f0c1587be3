import CoreGraphics
import Foundation

/// The colours that a configuration was given for a state; not a part of what it says, so all are equal.
struct AppliedButtonLook: Hashable {
  var look: ButtonLook?

  static func == (first: AppliedButtonLook, second: AppliedButtonLook) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
