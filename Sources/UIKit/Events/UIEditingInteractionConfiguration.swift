import Foundation

/// Constants that specify the gestures with several fingers that edit text.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// There are no gestures.
  case none = 0
  /// The gestures of the system.
  case `default` = 1
}
