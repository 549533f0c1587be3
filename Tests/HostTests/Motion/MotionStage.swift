import CoreGraphics
import Foundation
import QuartzCore
import RuntimeInterface
import UIKit
import UIKitTesting

/// A frame of a motion: its input, the state of the application after it, and the contents of the screen.
struct MotionFrame {
  var time: TimeInterval
  var target: TimeInterval
  /// The input since the previous frame.
  var inputs: [RawInput]
  var state: [String: CGFloat]
  /// The number of pixels that were copied on the screen.
  var copied = 0
  /// The picture, or `nil` unless frames are recorded.
  var picture: Snapshot?
  /// The number of pixels that differ from a new composition of all layers.
  var stale = 0
}

/// Runs a scene in a host, and reads the screen immediately after each presented frame, so that the picture and the
/// state belong together on any machine.
@MainActor
final class MotionStage: HostDelegate {
  let loop: FrameLoop
  let scene: any MotionScene
  private(set) var frames: [MotionFrame] = []
  var isFilming = false
  private var inputs: [RawInput] = []
  private var root: UIWindow?
  private let picture: () -> Snapshot

  /// Starts the application. `picture` reads the display.
  init(
    host: any RuntimeInterface.Host, window: any HostWindow, scene: any MotionScene,
    picture: @escaping () -> Snapshot
  ) {
    self.scene = scene
    self.picture = picture
    loop = FrameLoop(host: host, window: window, screen: .main)
    loop.start()
    host.delegate = self
    UIApplication.shared.applicationState = .active
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.rootViewController = scene.controller
    window.makeKeyAndVisible()
    root = window
  }

  func end() { ApplicationStart.tearDown() }

  /// Replays the same input at the same times in a host without a display.
  static func replay(_ film: [MotionFrame], size: CGSize, scale: CGFloat, scene: any MotionScene) throws
    -> [MotionFrame]
  {
    let host = HeadlessStage(size: size, scale: scale)
    FrameClock.freeze(at: film.first?.time ?? 0)
    defer { FrameClock.thaw() }
    let window = try host.open()
    let stage = MotionStage(host: host.host, window: window, scene: scene) { host.picture() }
    defer { stage.end() }
    for frame in film {
      // Work that a batch defers to the main queue.
      _ = RunLoop.main.run(mode: .default, before: Date())
      FrameClock.freeze(at: frame.time)
      for input in frame.inputs { stage.host(host.host, didReceive: input, in: window) }
      stage.isFilming = frame.picture != nil
      stage.hostFrame(host.host, time: frame.time, target: frame.target)
    }
    return stage.frames
  }

  // MARK: HostDelegate

  func host(_ host: any RuntimeInterface.Host, didReceive input: RawInput, in window: any HostWindow) {
    inputs.append(input)
    loop.host(host, didReceive: input, in: window)
  }

  func hostFrame(_ host: any RuntimeInterface.Host, time: TimeInterval, target: TimeInterval) {
    let led = inputs
    inputs = []
    let shown = loop.presentedFrameCount
    loop.hostFrame(host, time: time, target: target)
    var frame = MotionFrame(time: time, target: target, inputs: led, state: scene.state)
    if loop.presentedFrameCount > shown { frame.copied = loop.lastReport?.copiedPixelCount ?? 0 }
    if isFilming {
      loop.window.surface.waitUntilPresented()
      let picture = picture()
      frame.picture = picture
      let anew = composed()
      if !picture.isIdentical(to: anew) { frame.stale = picture.difference(from: anew, tolerance: .exact).count }
    }
    frames.append(frame)
  }

  func hostClockDidAdvance(_ host: any RuntimeInterface.Host, to time: TimeInterval) {
    loop.hostClockDidAdvance(host, to: time)
  }

  /// Returns a picture of all layers, composited independently of earlier frames.
  func composed() -> Snapshot {
    let surface = loop.window.surface
    let pixels = PixelBuffer(width: surface.pixelWidth, height: surface.pixelHeight, hasAlpha: false)
    Rendering.drawOffscreen?(UIScreen.main.rootLayer, pixels, .zero, loop.window.scale)
    pixels.makeOpaqueIfNeeded()
    return Snapshot(pixels: pixels)
  }
}
