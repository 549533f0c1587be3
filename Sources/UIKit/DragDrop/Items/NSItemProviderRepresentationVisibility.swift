import CoreGraphics
import Foundation

/// The applications that can load a representation. The value has no effect in Tessera, because drags do not leave the
/// application.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All applications.
  case all = 0
  /// Applications of the same developer.
  case team = 1
  /// Applications of the same group.
  case group = 2
  /// Only the application that provides the representation.
  case ownProcess = 3
}
