import UIKit

/// A small label that shows the cost and the interval of frames while content moves. The label is not updated while no content moves.
final class FrameMeter: UILabel {
  /// A closure that returns the processor time that all threads of the process have used, in seconds.
  var processorTime: () -> CFTimeInterval = {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) * 1e-9
  }

  private var link: CADisplayLink?
  /// The time of the last frame on the display's clock, and the processor time at that moment. The value is nil before
  /// the first frame.
  private var last: (shown: CFTimeInterval, used: CFTimeInterval)?
  private var lastMotion: CFTimeInterval = 0
  private var costs: [CFTimeInterval] = []
  private var frameIntervals: [CFTimeInterval] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    textColor = .white
    textAlignment = .center
    backgroundColor = UIColor(white: 0, alpha: 0.7)
    layer.cornerRadius = 8
    clipsToBounds = true
    text = "at rest"
  }

  required init?(coder: NSCoder) { fatalError("FrameMeter does not support init(coder:); create it in code") }

  // The width depends on the text, so a change of the text's length requires a layout.
  override var text: String? {
    didSet { if text?.count != oldValue?.count { superview?.setNeedsLayout() } }
  }

  var preferredSize: CGSize { CGSize(width: ceil(intrinsicContentSize.width) + 24, height: 28) }

  /// Starts counting frames, because content has moved. Counting ends half a second after the last call.
  func recordMotion() {
    lastMotion = CACurrentMediaTime()
    guard link == nil else { return }
    last = nil
    costs.removeAll()
    frameIntervals.removeAll()
    let link = CADisplayLink(target: self, selector: .frameMeterTick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  fileprivate func tick(_ link: CADisplayLink) {
    let sample = (shown: link.timestamp, used: processorTime())
    if let last = last {
      frameIntervals.append(sample.shown - last.shown)
      costs.append(sample.used - last.used)
    }
    last = sample
    if costs.count > 60 {
      costs.removeFirst()
      frameIntervals.removeFirst()
    }
    if let worstCost = costs.max() {
      let averageCost = costs.reduce(0, +) / Double(costs.count)
      let frameInterval = frameIntervals.reduce(0, +) / Double(frameIntervals.count)
      text = String(
        format: "%.1f ms of work, worst %.1f, every %.1f ms", averageCost * 1000, worstCost * 1000, frameInterval * 1000
      )
    }
    if CACurrentMediaTime() - lastMotion > 0.5 {
      link.invalidate()
      self.link = nil
    }
  }
}

extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let frameMeterTick = #selector(FrameMeter.tick(_:))
  #else
    fileprivate static let frameMeterTick = Selector("tick:", FrameMeter.tick(_:))
  #endif
}
