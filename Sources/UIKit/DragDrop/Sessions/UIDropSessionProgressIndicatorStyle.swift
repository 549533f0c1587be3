import CoreGraphics
import Foundation

/// The ways to show the progress of loading dropped data.
public enum UIDropSessionProgressIndicatorStyle: Int, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system shows the progress and enables the user to cancel.
  case `default` = 1
}
