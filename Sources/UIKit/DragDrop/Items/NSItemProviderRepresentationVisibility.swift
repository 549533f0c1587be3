import CoreGraphics
import Foundation

/// The applications that can load a representation. The value has no effect in Tessera.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All applications.
  case all = 0
  /// Applications of the same developer.
  case team = 1
  /// Applications of the same group.
  case group = 2
  /// The representation is visible only to the application that provides it.
  case ownProcess = 3
}
