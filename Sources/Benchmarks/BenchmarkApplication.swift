import HeadlessHost
import UIKit

/// An application without a display in which benchmarks run. Its clock advances only when a frame is produced.
@MainActor
final class BenchmarkApplication {
  let host: HeadlessHost
  let window: UIWindow
  let loop: FrameLoop

  init(size: CGSize = CGSize(width: 1280, height: 800), root: UIViewController, settles: Bool = true) throws {
    ApplicationStart.tearDown()
    host = HeadlessHost(size: size, isStepped: true)
    loop = try ApplicationStart.start(host: host, delegate: nil, size: size)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = root
    window.makeKeyAndVisible()
    if settles { runFrames() } else { produceFrame() }
  }

  /// Advances the clock by 1/60 s and produces the frame.
  func produceFrame() { host.step(1.0 / 60) }

  /// Produces frames until the screen has appeared and the first layout is complete.
  func runFrames() { for _ in 0..<5 { produceFrame() } }
}
