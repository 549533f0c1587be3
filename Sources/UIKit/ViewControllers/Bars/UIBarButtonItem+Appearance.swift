import Foundation

// The images and position adjustments of single buttons, which are older than appearance objects and take precedence
// over them. Values for compact metrics apply in a compact height. If none are set, the values for the default metrics
// apply.
extension UIBarButtonItem {
  private final func setBackground(_ image: UIImage?, _ key: BarButtonStyles.Key) {
    var itemAppearance = itemAppearance ?? BarButtonStyles()
    itemAppearance.backgrounds[key] = image
    self.itemAppearance = itemAppearance
    notifyChange()
  }

  private final func change(_ update: (inout BarButtonStyles) -> Void) {
    var itemAppearance = itemAppearance ?? BarButtonStyles()
    update(&itemAppearance)
    self.itemAppearance = itemAppearance
    notifyChange()
  }

  /// Sets the image that is stretched behind the button and replaces its default background.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or nil to remove it.
  ///   - state: The control state of the button.
  ///   - barMetrics: The metrics of the bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackgroundImage(_:for:barMetrics:)", [state.rawValue, barMetrics]) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    setBackground(backgroundImage, .init(state: state.rawValue, metrics: barMetrics))
  }

  /// Returns the background image that was set for a state and metrics.
  ///
  /// - Parameters:
  ///   - state: The control state of the button.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or nil if none was set.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    itemAppearance?.backgrounds[.init(state: state.rawValue, metrics: barMetrics)]
  }

  /// Sets the image that is stretched behind the button if the button has a certain style.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or nil to remove it.
  ///   - state: The control state of the button.
  ///   - style: The style to which the image applies.
  ///   - barMetrics: The metrics of the bar.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) {
    recordAppearanceValue("setBackgroundImage(_:for:style:barMetrics:)", [state.rawValue, style, barMetrics]) {
      $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
    }
    setBackground(backgroundImage, .init(state: state.rawValue, metrics: barMetrics, style: style))
  }

  /// Returns the background image that was set for a state, a style and metrics.
  ///
  /// - Parameters:
  ///   - state: The control state of the button.
  ///   - style: The style of the button.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or nil if none was set.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { itemAppearance?.backgrounds[.init(state: state.rawValue, metrics: barMetrics, style: style)] }

  /// Sets the background image of a back button. The image has an effect only if this item is the `backBarButtonItem`
  /// of a navigation item.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image, or nil to remove it.
  ///   - state: The control state of the button.
  ///   - barMetrics: The metrics of the bar.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    recordAppearanceValue("setBackButtonBackgroundImage(_:for:barMetrics:)", [state.rawValue, barMetrics]) {
      $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    setBackground(backgroundImage, .init(state: state.rawValue, metrics: barMetrics, isBackButton: true))
  }

  /// Returns the background image that was set for the back button.
  ///
  /// - Parameters:
  ///   - state: The control state of the button.
  ///   - barMetrics: The metrics of the bar.
  /// - Returns: The image, or nil if none was set.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    itemAppearance?.backgrounds[.init(state: state.rawValue, metrics: barMetrics, isBackButton: true)]
  }

  /// Sets the vertical offset of the background image.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points. A positive value moves the image down. The default is 0.
  ///   - barMetrics: The metrics of the bar.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackgroundVerticalPositionAdjustment(_:for:)", [barMetrics]) {
      $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    change { $0.backgroundOffsets[.init(metrics: barMetrics)] = adjustment }
  }

  /// Returns the vertical offset of the background image.
  ///
  /// - Parameter barMetrics: The metrics of the bar.
  /// - Returns: The offset in points, or 0 if none was set.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    itemAppearance?.backgroundOffsets[.init(metrics: barMetrics)] ?? 0
  }

  /// Sets the vertical offset of a back button's background image.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points. A positive value moves the image down. The default is 0.
  ///   - barMetrics: The metrics of the bar.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackButtonBackgroundVerticalPositionAdjustment(_:for:)", [barMetrics]) {
      $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    change { $0.backgroundOffsets[.init(metrics: barMetrics, isBackButton: true)] = adjustment }
  }

  /// Returns the vertical offset of a back button's background image.
  ///
  /// - Parameter barMetrics: The metrics of the bar.
  /// - Returns: The offset in points, or 0 if none was set.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    itemAppearance?.backgroundOffsets[.init(metrics: barMetrics, isBackButton: true)] ?? 0
  }

  /// Sets the offset of the title.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points. Positive values move the title to the right and down. The default is zero.
  ///   - barMetrics: The metrics of the bar.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    recordAppearanceValue("setTitlePositionAdjustment(_:for:)", [barMetrics]) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    change { $0.titleOffsets[.init(metrics: barMetrics)] = adjustment }
  }

  /// Returns the offset of the title.
  ///
  /// - Parameter barMetrics: The metrics of the bar.
  /// - Returns: The offset in points, or zero if none was set.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    itemAppearance?.titleOffsets[.init(metrics: barMetrics)] ?? .zero
  }

  /// Sets the offset of a back button's title.
  ///
  /// - Parameters:
  ///   - adjustment: The offset in points. Positive values move the title to the right and down. The default is zero.
  ///   - barMetrics: The metrics of the bar.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    recordAppearanceValue("setBackButtonTitlePositionAdjustment(_:for:)", [barMetrics]) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    change { $0.titleOffsets[.init(metrics: barMetrics, isBackButton: true)] = adjustment }
  }

  /// Returns the offset of a back button's title.
  ///
  /// - Parameter barMetrics: The metrics of the bar.
  /// - Returns: The offset in points, or zero if none was set.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    itemAppearance?.titleOffsets[.init(metrics: barMetrics, isBackButton: true)] ?? .zero
  }

  // MARK: For the bar

  private final func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }

  /// Returns the background image for a state. An image for the button's style takes precedence. If the state has no
  /// image, the image of the normal state is returned. Returns nil if neither state has an image.
  final func background(for state: UIControl.State, isBackButton: Bool, isCompact: Bool) -> UIImage? {
    guard let itemAppearance else { return nil }
    for state in state == .normal ? [state] : [state, .normal] {
      for metrics in metrics(isCompact) {
        let key = BarButtonStyles.Key(state: state.rawValue, metrics: metrics, isBackButton: isBackButton)
        var styledKey = key
        styledKey.style = style
        if let image = itemAppearance.backgrounds[styledKey] ?? itemAppearance.backgrounds[key] { return image }
      }
    }
    return nil
  }

  final func backgroundOffset(isBackButton: Bool, isCompact: Bool) -> CGFloat {
    metrics(isCompact).lazy.compactMap {
      self.itemAppearance?.backgroundOffsets[.init(metrics: $0, isBackButton: isBackButton)]
    }
    .first ?? 0
  }

  final func titleOffset(isBackButton: Bool, isCompact: Bool) -> UIOffset {
    metrics(isCompact).lazy.compactMap {
      self.itemAppearance?.titleOffsets[.init(metrics: $0, isBackButton: isBackButton)]
    }.first
      ?? .zero
  }
}
