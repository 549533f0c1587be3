import CoreGraphics

/// Functions that show the backgrounds that adjacent image buttons in a bar share (measured on UIKit, case
/// `nav-image-items-3x` of Tests/Oracle).
@MainActor enum BarPlatters {
  /// Shows a shared background behind each run of image buttons in rows, and hides the buttons' own backgrounds.
  ///
  /// Existing backgrounds are moved. Subviews are added and removed only if the number of runs has changed, because that requests
  /// another layout of the bar.
  ///
  /// - Parameters:
  ///   - platters: The backgrounds from the last call.
  ///   - rows: The buttons in the order of each row, with their frames.
  ///   - host: The superview of the buttons.
  ///   - above: The subview of `host` in front of which the backgrounds are inserted. If `above` is nil, the backgrounds
  ///     are inserted behind all other subviews.
  static func show(_ platters: inout [UIView], among rows: [[BarItemView]], in host: UIView, above: UIView?) {
    let frames = rows.flatMap(frames)
    for (platter, frame) in zip(platters, frames) {
      if platter.frame != frame { platter.frame = frame }
      platter.layer.cornerRadius = frame.height / 2
    }
    for platter in platters.dropFirst(frames.count) { platter.removeFromSuperview() }
    platters.removeLast(max(0, platters.count - frames.count))
    UIView.performWithoutAnimation {
      for frame in frames.dropFirst(platters.count) {
        let platter = UIView(frame: frame)
        platter.isUserInteractionEnabled = false
        platter.backgroundColor = BarItemView.platterColor
        platter.layer.cornerRadius = frame.height / 2
        if let above { host.insertSubview(platter, aboveSubview: above) } else { host.insertSubview(platter, at: 0) }
        platters.append(platter)
      }
    }
  }

  /// Returns the frames of the shared backgrounds in a row, and shows the backgrounds of the buttons that are not in a run.
  private static func frames(in row: [BarItemView]) -> [CGRect] {
    var result: [CGRect] = []
    var run: [BarItemView] = []
    func endRun() {
      for view in run { view.showsPlatter = run.count == 1 }
      if run.count > 1 { result.append(run.dropFirst().reduce(run[0].frame) { $0.union($1.frame) }) }
      run = []
    }
    for view in row {
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
