import Foundation
import QuartzCore

/// A view that shows an effect, such as a blurred material, behind its `contentView`. Add subviews to `contentView`.
///
/// The material shows what is behind the view in its window. A view or a superview with an `alpha` below 1 shows the
/// material with that opacity, over the sharp content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that shows the material, behind the content view. It is created with the first effect.
  private var materialView: UIView?
  private(set) final var contentStorage: UIView?
  private var displayedEffect: UIVisualEffect?

  /// Creates a view of size zero that shows an effect.
  ///
  /// - Parameter effect: The effect, or nil to show no effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates an effect view from a nib, a storyboard or an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UIVisualEffectView.self)
  }

  /// Encodes the view with its effect.
  ///
  /// - Parameter coder: The archiver. Nothing is encoded if it has no keys.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    if let effect { coder.encode(effect, forKey: "UIVisualEffectViewEffect") }
  }

  package override func decodeArchive(from coder: NSCoder) {
    super.decodeArchive(from: coder)
    effect = coder.decodeValue(UIVisualEffect.self, forKey: "UIVisualEffectViewEffect")
  }

  package override var archivedContainer: UIView? {
    PlatformClass.of(self) == UIVisualEffectView.self ? contentView : nil
  }

  /// The view that contains the subviews in front of the effect. It is created when it is first used, or with a vibrancy
  /// effect, and is as large as the effect view.
  open var contentView: UIView { contentStorage ?? makeContent() }

  private func makeContent() -> UIView {
    let view = UIView()
    withoutAnimation {
      // The frame follows changes of the size only, not of the origin (measured on UIKit, case
      // `effect-content-origin-only` of Tests/Oracle).
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insert(view, position: .last)
    }
    contentStorage = view
    return view
  }

  /// The effect behind the content. A change inside an animation block is animated. The default is nil.
  ///
  /// Setting an effect that is not equal to the previous one aligns the content view with the bounds again.
  open var effect: UIVisualEffect? {
    get { displayedEffect }
    set {
      let effect = newValue?.copy() as? UIVisualEffect
      let isUnchanged = effect == displayedEffect
      displayedEffect = effect
      updateMaterialView(of: effect)
      let vibrancyEffect = effect as? UIVibrancyEffect
      if vibrancyEffect != nil || contentStorage != nil {
        contentView.tintColor = vibrancyEffect?.tintColor
        contentView.materialEffect = vibrancyEffect
      }
      if !isUnchanged, let contentStorage { withoutAnimation { contentStorage.frame = bounds } }
    }
  }

  private func updateMaterialView(of effect: UIVisualEffect?) {
    guard materialView != nil || effect?.backdropFilter(for: traitCollection) != nil else { return }
    let view = materialView ?? makeMaterialView()
    view.materialEffect = effect
    roundMaterialView()
  }

  private func makeMaterialView() -> UIView {
    let view = UIView()
    withoutAnimation {
      view.isUserInteractionEnabled = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insert(view, position: .at(0))
    }
    materialView = view
    return view
  }

  /// Applies the corner radii of the view to the material. Glass is a capsule unless the view has a corner
  /// configuration.
  private func roundMaterialView() {
    guard let materialView else { return }
    let radii =
      backingLayer.cornerRadii
      ?? (displayedEffect is UIGlassEffect ? CornerRadii(SIMD4(repeating: CornerRadii.capsule)) : nil)
    materialView.backingLayer.cornerRadii = radii
  }

  package override func cornerRadiiDidChange() { roundMaterialView() }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.origin != bounds.origin, let materialView { withoutAnimation { materialView.frame = bounds } }
  }

  /// Performs changes of the view's own parts that an animation block must not animate.
  private func withoutAnimation(_ change: () -> Void) {
    let viewsWereAnimated = LayerActions.viewsAnimate
    LayerActions.viewsAnimate = false
    defer { LayerActions.viewsAnimate = viewsWereAnimated }
    change()
  }

  // MARK: Subviews

  /// Adds a view to `contentView` instead, and reports an error, because subviews must be added to the content view.
  open override dynamic func addSubview(_ view: UIView) {
    reportSubview(view)
    contentView.addSubview(view)
  }

  /// Inserts a view into `contentView` instead, and reports an error, because subviews must be added to the content
  /// view.
  open override dynamic func insertSubview(_ view: UIView, at index: Int) {
    reportSubview(view)
    contentView.insertSubview(view, at: index)
  }

  /// Adds a view to `contentView` instead, and reports an error, because subviews must be added to the content view.
  open override dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    reportSubview(view)
    contentView.insertSubview(view, belowSubview: siblingSubview)
  }

  /// Adds a view to `contentView` instead, and reports an error, because subviews must be added to the content view.
  open override dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    reportSubview(view)
    contentView.insertSubview(view, aboveSubview: siblingSubview)
  }

  // Reports a subview that was added to the effect view instead of its content view. UIKit raises an exception.
  private func reportSubview(_ view: UIView) {
    Diagnostics.report(
      "UIVisualEffectView: \(view) was added to \(self) as a subview. It was added to the contentView instead. Add "
        + "subviews to the contentView")
  }
}
