import CoreGraphics

/// Functions that create the backgrounds that adjacent image buttons in a bar share (measured on UIKit, case
/// `nav-image-items-3x` of Tests/Oracle).
@MainActor enum BarPlatters {
  /// Adds a shared background behind each run of image buttons in a row, and hides the buttons' own backgrounds.
  /// Returns the added views.
  ///
  /// - Parameters:
  ///   - views: The buttons in the order of the row, with their frames.
  ///   - host: The superview of the buttons.
  ///   - above: The subview of `host` in front of which the backgrounds are inserted. If `above` is nil, the backgrounds
  ///     are inserted behind all other subviews.
  static func addPlatters(among views: [BarItemView], in host: UIView, above: UIView?) -> [UIView] {
    var result: [UIView] = []
    var run: [BarItemView] = []
    func endRun() {
      defer { run = [] }
      for view in run { view.showsPlatter = run.count == 1 }
      guard run.count > 1 else { return }
      let platter = UIView(frame: run.dropFirst().reduce(run[0].frame) { $0.union($1.frame) })
      platter.isUserInteractionEnabled = false
      platter.backgroundColor = BarItemView.platterColor
      platter.layer.cornerRadius = platter.bounds.height / 2
      if let above { host.insertSubview(platter, aboveSubview: above) } else { host.insertSubview(platter, at: 0) }
      result.append(platter)
    }
    for view in views {
      guard !view.showsImage else {
        run.append(view)
        continue
      }
      view.showsPlatter = true
      endRun()
    }
    endRun()
    return result
  }
}
