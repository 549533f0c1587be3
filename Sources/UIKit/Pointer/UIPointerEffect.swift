import CoreGraphics
import Foundation

/// What happens to a view under the pointer.
public enum UIPointerEffect {
  /// Where a tint lies.
  public enum TintMode: Int, Sendable {
    /// There is none.
    case none
    /// Over the view.
    case overlay
    /// Behind the view.
    case underlay
  }

  /// As the view's size suggests: small ones are highlighted, others hovered over.
  case automatic(UITargetedPreview)
  /// A ground behind the view.
  case highlight(UITargetedPreview)
  /// The view rises, with a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted, and rises if wished.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view, and where it belongs.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}
