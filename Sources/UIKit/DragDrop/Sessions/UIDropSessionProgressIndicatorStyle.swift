import CoreGraphics
import Foundation

/// Constants that specify how the progress of loading dropped data is shown.
public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system shows the progress and enables the user to cancel.
  case `default` = 1
}
