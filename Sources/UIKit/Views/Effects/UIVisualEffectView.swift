import Foundation

/// A view that shows an effect, such as a translucent material, behind its `contentView`. Add subviews to
/// `contentView`.
///
/// `UIBlurEffect` explains how materials differ from UIKit's.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that shows the material's color behind the content view.
  private let material = UIView()
  private let content = UIView()
  private var shownEffect: UIVisualEffect?

  /// Creates a view of size zero that shows an effect.
  ///
  /// - Parameter effect: The effect, or nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    start()
    self.effect = effect
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates an effect view from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
    coder.decodeNib(into: self, as: UIVisualEffectView.self)
  }

  private func start() {
    material.isUserInteractionEnabled = false
    for view in [material, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// The view that contains the subviews in front of the effect. It is as large as the effect view.
  open var contentView: UIView { content }

  /// The effect behind the content. A change inside an animation block is animated. The default is nil.
  open var effect: UIVisualEffect? {
    get { shownEffect }
    set {
      shownEffect = newValue
      material.backgroundColor = (newValue as? UIBlurEffect)?.color
    }
  }
}
