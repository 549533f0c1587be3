import CoreGraphics
import Foundation

/// Constants that determine which applications can load a representation. They have no effect in Tessera.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// The representation is visible to all applications.
  case all = 0
  /// The representation is visible to applications of the same developer.
  case team = 1
  /// The representation is visible to applications of the same group.
  case group = 2
  /// The representation is visible only to the application that provides it.
  case ownProcess = 3
}
