import UIKit

/// Performs the steps of a workload in frames of the display link, and reports the measured values.
@MainActor
final class Script {
  private let controller: any WorkController
  private let takesScreenshots: Bool
  private var link: CADisplayLink?
  private var step = 0
  private var framesUntilStep = 0
  private var frames: [CFTimeInterval] = []

  init(controller: any WorkController, takesScreenshots: Bool) {
    self.controller = controller
    self.takesScreenshots = takesScreenshots
  }

  /// Starts the script. This method must be called when the first frame is about to be shown.
  func start() {
    schedule(0.3) {
      PeerProtocol.mark("opened")
      if self.takesScreenshots { return self.takeScreenshot(0) }
      self.controller.prepareForSteps()
      self.schedule(0.4) { self.begin() }
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
    (controller as? GridController)?.scroll(to: Workload.screenshotOffsets[index])
    schedule(0.3) {
      PeerProtocol.mark("shot")
      self.takeScreenshot(index + 1)
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

  // Called before each frame. When it is called after the last frame of the last step, that step has been presented.
  private func tick(_ link: CADisplayLink) {
    if step > 0 { frames.append(now) }
    framesUntilStep -= 1
    guard framesUntilStep <= 0, controller.isReady else { return }
    guard step < controller.stepCount else { return end() }
    controller.perform(step)
    step += 1
    framesUntilStep = controller.framesPerStep
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
    controller.reportMetrics()
    exit(0)
  }
}
