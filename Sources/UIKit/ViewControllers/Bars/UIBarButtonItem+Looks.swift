import Foundation

// Pictures and places of single buttons, as from before appearance objects; where both speak these win. Compact metrics
// hold in a compact height, and where nothing is said for them the default ones do.
extension UIBarButtonItem {
  private final func setBackground(_ image: UIImage?, _ key: BarButtonLooks.Key) {
    var looks = looks ?? BarButtonLooks()
    looks.backgrounds[key] = image
    self.looks = looks
    changed()
  }

  private final func change(_ work: (inout BarButtonLooks) -> Void) {
    var looks = looks ?? BarButtonLooks()
    work(&looks)
    self.looks = looks
    changed()
  }

  /// Draws `backgroundImage` behind the button in a state, stretched, in place of the platter; nil takes it back.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    setBackground(backgroundImage, .init(state: state.rawValue, metrics: barMetrics))
  }

  /// What was set for that state and those metrics; nil if nothing was.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks?.backgrounds[.init(state: state.rawValue, metrics: barMetrics)]
  }

  /// The same, as long as the button has that style.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) { setBackground(backgroundImage, .init(state: state.rawValue, metrics: barMetrics, style: style)) }

  /// What was set for that state, style and metrics; nil if nothing was.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { looks?.backgrounds[.init(state: state.rawValue, metrics: barMetrics, style: style)] }

  /// The same for the back button that leads to this item, where the item is the `backBarButtonItem`.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { setBackground(backgroundImage, .init(state: state.rawValue, metrics: barMetrics, isBack: true)) }

  /// What was set for that state and those metrics; nil if nothing was.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks?.backgrounds[.init(state: state.rawValue, metrics: barMetrics, isBack: true)]
  }

  /// Moves the background image down, in points. Default 0.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    change { $0.backgroundOffsets[.init(metrics: barMetrics)] = adjustment }
  }

  /// What was set for those metrics; 0 if nothing was.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.backgroundOffsets[.init(metrics: barMetrics)] ?? 0
  }

  /// Moves a back button's background image down, in points. Default 0.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    change { $0.backgroundOffsets[.init(metrics: barMetrics, isBack: true)] = adjustment }
  }

  /// What was set for those metrics; 0 if nothing was.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.backgroundOffsets[.init(metrics: barMetrics, isBack: true)] ?? 0
  }

  /// Moves the title right and down, in points. Default zero.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    change { $0.titleOffsets[.init(metrics: barMetrics)] = adjustment }
  }

  /// What was set for those metrics; zero if nothing was.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks?.titleOffsets[.init(metrics: barMetrics)] ?? .zero
  }

  /// Moves a back button's title right and down, in points. Default zero.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    change { $0.titleOffsets[.init(metrics: barMetrics, isBack: true)] = adjustment }
  }

  /// What was set for those metrics; zero if nothing was.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    looks?.titleOffsets[.init(metrics: barMetrics, isBack: true)] ?? .zero
  }

  // MARK: For the bar

  private final func metrics(_ isCompact: Bool) -> [UIBarMetrics] { isCompact ? [.compact, .default] : [.default] }

  final func background(for state: UIControl.State, isBack: Bool, isCompact: Bool) -> UIImage? {
    guard let looks else { return nil }
    for state in state == .normal ? [state] : [state, .normal] {
      for metrics in metrics(isCompact) {
        let key = BarButtonLooks.Key(state: state.rawValue, metrics: metrics, isBack: isBack)
        var styled = key
        styled.style = style
        if let image = looks.backgrounds[styled] ?? looks.backgrounds[key] { return image }
      }
    }
    return nil
  }

  final func backgroundOffset(isBack: Bool, isCompact: Bool) -> CGFloat {
    metrics(isCompact).lazy.compactMap { self.looks?.backgroundOffsets[.init(metrics: $0, isBack: isBack)] }.first ?? 0
  }

  final func titleOffset(isBack: Bool, isCompact: Bool) -> UIOffset {
    metrics(isCompact).lazy.compactMap { self.looks?.titleOffsets[.init(metrics: $0, isBack: isBack)] }.first ?? .zero
  }
}
