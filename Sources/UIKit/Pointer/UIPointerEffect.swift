import CoreGraphics
import Foundation

/// The effect of the pointer on the view under it.
public enum UIPointerEffect {
  /// The position of the tint relative to the view.
  public enum TintMode: Int, Sendable {
    /// The view is not tinted.
    case none
    /// The tint is over the view.
    case overlay
    /// The tint is behind the view.
    case underlay
  }

  /// An effect that depends on the size of the view: `highlight` for small views, `hover` for others.
  case automatic(UITargetedPreview)
  /// The effect shows a background behind the view.
  case highlight(UITargetedPreview)
  /// The view is enlarged and has a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted. Optionally, it is enlarged and has a shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// A preview that describes the view to which the effect applies, and its container.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}
