import UIKit

/// A small label that says how long frames take while something moves. At rest it stands still and costs nothing.
final class FrameMeter: UILabel {
  private var link: CADisplayLink?
  private var last: CFTimeInterval?
  private var lastMotion: CFTimeInterval = 0
  private var times: [CFTimeInterval] = []

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

  required init?(coder: NSCoder) { fatalError("FrameMeter is made in code") }

  /// Says that something moved: frames are counted from now on, until half a second after the last such call.
  func noteMotion() {
    lastMotion = CACurrentMediaTime()
    guard link == nil else { return }
    last = nil
    times.removeAll()
    let link = CADisplayLink(target: self, selector: .frameMeterTick)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  fileprivate func tick(_ link: CADisplayLink) {
    if let last { times.append(link.timestamp - last) }
    last = link.timestamp
    if times.count > 60 { times.removeFirst() }
    if let worst = times.max() {
      let mean = times.reduce(0, +) / Double(times.count)
      text = String(format: "%.1f ms, worst %.1f", mean * 1000, worst * 1000)
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
