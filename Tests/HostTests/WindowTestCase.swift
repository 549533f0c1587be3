import CoreGraphics
import Foundation
import RuntimeInterface
import WindowHost
import XCTest

/// A window host on a display of the tests' own, with one window of 400 × 300 points at its scale.
@preconcurrency @MainActor
class WindowTestCase: XCTestCase {
  private(set) var display: TestDisplay!
  private(set) var host: WindowHost!
  private(set) var window: (any HostWindow)!
  private(set) var recorder: HostRecorder!
  /// The window's place on the screen: without a window manager SDL centres it.
  private(set) var origin = (x: 0, y: 0)

  /// The display that windows are opened on.
  func findDisplay() throws -> TestDisplay { try TestDisplay.get() }

  func open(size: CGSize = CGSize(width: 400, height: 300), environment: [String: String] = [:]) throws {
    display = try findDisplay()
    var all = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("TESSERA_") }
    all["DISPLAY"] = display.name
    all.merge(environment) { _, new in new }
    recorder = HostRecorder()
    host = try WindowHost(environment: all)
    host.delegate = recorder
    window = try host.openWindow(title: "test", size: size)
    origin = ((1280 - window.surface.pixelWidth) / 2, (800 - window.surface.pixelHeight) / 2)
    run(seconds: 0.05)
    recorder.inputs = []
  }

  func closeAll() {
    window?.close()
    window = nil
    host = nil
    recorder = nil
  }

  /// Serves the host until `condition` holds or the time is over.
  func run(seconds: TimeInterval, until condition: @escaping @MainActor () -> Bool = { false }) {
    host.serve(seconds: seconds, until: condition)
  }

  /// Fills a rectangle of the window's memory.
  func fill(_ rect: PixelRect, _ color: UInt32) {
    let target = window.surface.beginDrawing()
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        target.base.storeBytes(of: color, toByteOffset: y * target.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
  }

  func show(_ rect: PixelRect, _ color: UInt32) {
    fill(rect, color)
    window.surface.present([rect])
    window.surface.waitUntilShown()
  }

  var whole: PixelRect {
    PixelRect(x: 0, y: 0, width: window.surface.pixelWidth, height: window.surface.pixelHeight)
  }

  func screenPixel(_ x: Int, _ y: Int) -> UInt32 { display.pixel(origin.x + x, origin.y + y) }

  // MARK: The mouse

  /// Moves the mouse to a pixel of the window.
  func point(_ x: Int, _ y: Int) throws {
    try display.xdotool("mousemove", "\(origin.x + x)", "\(origin.y + y)")
  }

  /// Moves in steps, as a hand does.
  func drag(from: (Int, Int), to: (Int, Int), steps: Int = 8) throws {
    for step in 1...steps {
      try point(from.0 + (to.0 - from.0) * step / steps, from.1 + (to.1 - from.1) * step / steps)
      run(seconds: 0.01)
    }
  }
}
