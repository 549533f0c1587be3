import Foundation

/// A relation between two lengths or edges of views.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The two axes of layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
