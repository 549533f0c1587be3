import UIKit

/// Performs the steps of a workload, one in each frame of the display link, and reports the measured values.
@MainActor
final class Script {
  private let controller: GridController
  private let work: String
  private let count: Int
  private var link: CADisplayLink?
  private var step = 0
  private var jumpState: UInt32 = 1
  private var frames: [CFTimeInterval] = []

  init(controller: GridController, work: String, count: Int) {
    self.controller = controller
    self.work = work
    self.count = count
  }

  /// Starts the script. This method must be called when the first frame is about to be shown.
  func start() {
    schedule(0.3) {
      PeerProtocol.mark("opened")
      self.work == "shot" ? self.takeScreenshot(0) : self.schedule(0.3) { self.begin() }
    }
  }

  private func schedule(_ seconds: Double, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
  }

  private func takeScreenshot(_ index: Int) {
    guard index < Workload.screenshotOffsets.count else {
      PeerProtocol.mark("begin")
      PeerProtocol.mark("end")
      exit(0)
    }
    controller.scroll(to: Workload.screenshotOffsets[index])
    schedule(0.3) {
      PeerProtocol.mark("shot")
      self.takeScreenshot(index + 1)
    }
  }

  private var steps: Int {
    switch work {
    case "scroll", "blur": Workload.scrollFrameCount
    case "jump": Workload.jumpCount
    case "insert": Workload.insertCount
    case "rows": 1
    default: 0
    }
  }

  private func begin() {
    PeerProtocol.mark("begin")
    frames = [now]
    let link = CADisplayLink(target: self, selector: Selector("tick:", Script.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private var now: CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  // Called before each frame. When it is called after the last step, that step has been presented.
  private func tick(_ link: CADisplayLink) {
    if step > 0 { frames.append(now) }
    guard step < steps else { return end() }
    step += 1
    switch work {
    case "scroll", "blur": controller.scroll(to: Double(step) * Workload.scrollStep)
    case "jump": controller.scroll(to: Workload.nextJump(&jumpState, height: Workload.gridHeight(count)))
    case "insert": controller.insertFirst()
    default: controller.jump(toRow: count / 2)
    }
  }

  private func end() {
    link?.invalidate()
    PeerProtocol.mark("end")
    let intervals = zip(frames.dropFirst(), frames).map { ($0 - $1) * 1000 }.sorted()
    if !intervals.isEmpty {
      PeerProtocol.reportMetric("frames", Double(intervals.count))
      PeerProtocol.reportMetric("frame_ms_p50", intervals[intervals.count / 2])
      PeerProtocol.reportMetric("frame_ms_p99", intervals[intervals.count * 99 / 100])
    }
    if work == "insert" { PeerProtocol.reportMetric("inserts", Double(steps)) }
    if work == "rows" {
      PeerProtocol.reportMetric("landing_error_rows", Double(controller.landingError(row: count / 2)))
      PeerProtocol.reportMetric(
        "content_height_error_px", Double(controller.collectionView.contentSize.height) - rowsHeight)
    }
    exit(0)
  }

  private var rowsHeight: Double { (0..<count).reduce(0) { $0 + Workload.rowHeight($1) } }
}
