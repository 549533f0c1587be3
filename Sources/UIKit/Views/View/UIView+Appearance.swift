import Foundation

extension UIView {
  package final func setBackgroundColor(_ color: UIColor?) {
    backgroundColorStorage = color
    resolveBackground()
  }

  /// Indicates whether the background color of the layer was set directly, so that it is not the one that the view gave it last.
  private final var hasColorOfLayer: Bool {
    backgroundColorOverride == nil && extras?.material == nil
      && backingLayer.backgroundColor != resolvedBackgroundColor
  }

  /// The background color that the view has: that of the layer if it was set directly, or removed, otherwise the one that was
  /// assigned (measured on iOS 26.1: Vercantez/openuikit, objcsurfaceprobe and cgunifyprobe).
  final var currentBackgroundColor: UIColor? {
    hasColorOfLayer ? backingLayer.backgroundColor.map { UIColor(cgColor: $0) } : backgroundColorStorage
  }

  /// Resolves the background color for changed traits. A color that was set on the layer directly stays, unless the view has a
  /// dynamic color.
  package final func resolveBackgroundForNewTraits() {
    let isDynamic = backgroundColorStorage.map { $0.fixedColor == nil } ?? false
    if isDynamic || !hasColorOfLayer { return resolveBackground() }
    if flags.contains(.draws) { backingLayer.setNeedsDisplay() }
  }

  /// Sets the layer's background to the background color, resolved for the view's traits.
  package final func resolveBackground() {
    let color = (backgroundColorOverride ?? backgroundColorStorage)?.resolvedColor(with: traitCache.collection).cgColor
    backingLayer.backgroundColor = color
    // Some classes of layers ignore the color.
    resolvedBackgroundColor = backingLayer.backgroundColor
    if extras?.material != nil { resolveMaterial() }
    if flags.contains(.draws) {
      updateLayerOpacity()
      backingLayer.setNeedsDisplay()
    }
  }

  // MARK: Tint

  package final var effectiveTintColor: UIColor {
    let color = inheritedTint
    return effectiveTintAdjustmentMode == .dimmed ? color.dimmedTint : color
  }

  private final var inheritedTint: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.extras?.tintColor { return color }
      view = current.superviewStorage
    }
    return AccentColor.applicationColor ?? UIScreen.main.accentColor ?? .systemBlue
  }

  package final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.extras?.tintAdjustmentMode, mode != .automatic { return mode }
      view = current.superviewStorage
    }
    return .normal
  }

  package final func setTintColor(_ color: UIColor?) {
    if color == nil, extras == nil { return }
    let oldColor = ensureExtras().tintColor
    if oldColor === color || (oldColor != nil && oldColor == color) { return }
    ensureExtras().tintColor = color
    sendTintChange(color: true)
  }

  package final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    if mode == (extras?.tintAdjustmentMode ?? .automatic) { return }
    ensureExtras().tintAdjustmentMode = mode
    sendTintChange(color: false)
  }

  /// Notifies the view of a changed tint after its superview changed. The view is notified only if an ancestor sets a
  /// tint, so the notification costs nothing in a hierarchy without tints.
  package final func inheritedTintMayHaveChanged() {
    var view = superviewStorage
    while let current = view {
      if let extras = current.extras, extras.tintColor != nil || extras.tintAdjustmentMode != .automatic {
        let isColor = self.extras?.tintColor == nil && extras.tintAdjustmentMode == .automatic
        if self.extras?.tintColor == nil || extras.tintAdjustmentMode != .automatic { sendTintChange(color: isColor) }
        return
      }
      view = current.superviewStorage
    }
  }

  /// Notifies this view, and the descendants that inherit the change, of a new tint color (if `color` is `true`) or a
  /// new tint adjustment mode (if it is `false`).
  package final func sendTintChange(color: Bool) {
    tintColorDidChange()
    for view in subviewList {
      let inherits = color ? view.extras?.tintColor == nil : view.extras?.tintAdjustmentMode ?? .automatic == .automatic
      if inherits { view.sendTintChange(color: color) }
    }
  }

  // MARK: Layout direction

  package final func setSemantic(_ semantic: UISemanticContentAttribute) {
    guard semantic != semanticContentAttribute else { return }
    ensureExtras().semantic = semantic
    backingLayer.setNeedsLayout()
    directedConstraintsDidChange()
    semanticContentAttributeDidChange()
  }

  /// Returns the layout direction for a semantic content attribute in a left-to-right language.
  ///
  /// - Parameter attribute: The semantic content attribute.
  /// - Returns: The layout direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIScreen.main.layoutDirection)
  }

  /// Returns the layout direction of a semantic content attribute, relative to the layout direction of a language.
  ///
  /// - Parameters:
  ///   - semanticContentAttribute: The semantic content attribute.
  ///   - layoutDirection: The layout direction of the language.
  /// - Returns: The layout direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: return layoutDirection
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }
}

extension UIColor {
  /// The tint color for the dimmed mode: a gray of the same brightness, with 80 % of the opacity.
  package var dimmedTint: UIColor {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
  }
}
