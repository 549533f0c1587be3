import CoreGraphics
import Foundation
import RuntimeInterface
import TestSupport
import UIKit
import UIKitTesting
import WindowHost
import XCTest

/// Frames, scrolling and sizes of the window host on a Wayland compositor.
@preconcurrency @MainActor
final class WaylandTests: WaylandTestCase {
  /// Scrolling by copying, read from the compositor's output, which is a window at the top left of the test X server.
  /// The application's window fills it with the kiosk shell. The output must equal a new composition of all layers.
  func testAScrollOnWayland_pixelByPixel() throws {
    let display = try TestDisplay.get()
    let environment = try startCompositor(["--width=400", "--height=300", "--shell=kiosk-shell.so"])
    let host = try WindowHost(environment: environment)
    let window = try host.openWindow(title: "test", size: CGSize(width: 400, height: 300))
    // The compositor also draws the cursor, at a position that may be wrong: it misses movements before its window
    // exists.
    window.setCursor(.hidden)
    let scene = ListScene()
    let stage = MotionStage(host: host, window: window, scene: scene) {
      Snapshot(pixels: PixelBuffer(width: 1, height: 1))
    }
    defer {
      stage.end()
      window.close()
    }
    let view: UICollectionView = scene.numbers.collectionView
    func assertShown(_ what: String, line: UInt = #line) throws {
      host.serve { stage.loop.isIdle && stage.loop.presentedFrameCount > 0 }
      // Fading indicators change during the comparison.
      var (seen, expected) = (stage.composed(), stage.composed())
      var isSame = false
      host.serve {
        expected = stage.composed()
        seen = display.picture(x: 0, y: 0, width: expected.width, height: expected.height)
        isSame = seen.difference(from: expected, tolerance: .exact).count == 0
        return isSame
      }
      guard !isSame else { return }
      XCTFail("\(what): \(seen.difference(from: expected, tolerance: .exact))", line: line)
      try seen.write(to: Snapshot.artifacts.appendingPathComponent("wayland-\(line).actual.png"))
      try expected.write(to: Snapshot.artifacts.appendingPathComponent("wayland-\(line).expected.png"))
    }
    host.serve { window.size == CGSize(width: 400, height: 300) && stage.loop.presentedFrameCount > 0 }
    try assertShown("at the top")
    for step in [3, 17, 40, -25, 60, 120, -90, 1, 299] as [CGFloat] {
      let before = stage.frames.count
      view.contentOffset.y += step
      host.serve { stage.frames.count > before && stage.loop.isIdle }
      // With larger steps, fewer pixels stay visible.
      guard abs(step) <= 120 else {
        try assertShown("a step of \(step)")
        continue
      }
      XCTAssertGreaterThan(stage.frames[before...].map(\.copied).max() ?? 0, 0, "a step of \(step) is a copy")
      try assertShown("a step of \(step)")
    }
    // The wheel scrolls smoothly; the final picture must be correct.
    let start = view.contentOffset.y
    try display.xdotool("mousemove", "100", "100", "mousemove", "200", "150", "click", "5", "click", "5")
    host.serve { view.contentOffset.y >= start + 160 && !view.isDecelerating }
    XCTAssertEqual(view.contentOffset.y, start + 160)
    window.setCursor(.hidden)
    try assertShown("after the wheel")
  }

  /// No timer runs here, so the program handles input only if the connection wakes it.
  func testInputWakesTheProgram() throws {
    let display = try TestDisplay.get()
    let environment = try startCompositor(["--width=400", "--height=300", "--shell=kiosk-shell.so"])
    let host = try WindowHost(environment: environment)
    let recorder = HostRecorder()
    // The closures retain the host and the recorder.
    defer { (recorder.onFrame, recorder.onInput) = (nil, nil) }
    host.delegate = recorder
    let window = try host.openWindow(title: "test", size: CGSize(width: 400, height: 300))
    defer { window.close() }
    window.setCursor(.hidden)
    recorder.onFrame = {
      let target = window.surface.beginDrawing()
      memset(target.base, 0x55, target.bytesPerRow * target.height)
      window.surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
    }
    // The compositor reports input to a window that it shows.
    host.serve {
      host.requestFrame()
      return window.size == CGSize(width: 400, height: 300) && display.pixel(100, 100) == 0x555555
        && display.pixel(200, 150) == 0x555555
    }
    host.serve { !host.isFrameRequested }
    recorder.inputs = []
    recorder.onInput = { if case .pointer(let pointer) = $0, pointer.phase == .up { host.stop() } }
    // Invalid timers retain their blocks on Linux. A host that lives on would use the connection that SDL closes for the
    // next test.
    let end = Timer(fire: Date(timeIntervalSinceNow: WindowHost.timeout), interval: 0, repeats: false) {
      [weak host] _ in
      MainActor.assumeIsolated { host?.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    try display.xdotool("mousemove", "100", "100", "mousemove", "200", "150", "click", "1")
    host.run()
    end.invalidate()
    XCTAssertEqual(recorder.pointers.map(\.phase).filter { $0 != .hover }, [.down, .up])
  }

  func testWindowOnWayland() throws {
    let environment = try startCompositor()
    let host = try WindowHost(environment: environment)
    let recorder = HostRecorder()
    // The closures retain the host and the recorder.
    defer { (recorder.onFrame, recorder.onInput) = (nil, nil) }
    host.delegate = recorder
    let window = try host.openWindow(title: "test", size: CGSize(width: 300, height: 200))
    // Invalid timers retain their blocks on Linux. A host that lives on would use the connection that SDL closes for the
    // next test.
    let end = Timer(fire: Date(timeIntervalSinceNow: WindowHost.timeout), interval: 0, repeats: false) {
      [weak host] _ in
      MainActor.assumeIsolated { host?.stop() }
    }
    RunLoop.main.add(end, forMode: .common)
    recorder.onFrame = {
      let surface = window.surface
      let target = surface.beginDrawing()
      memset(target.base, 0x55, target.bytesPerRow * target.height)
      if recorder.frames.count > 1 {
        surface.copy(PixelRect(x: 0, y: 10, width: target.width, height: target.height - 10), dx: 0, dy: -10)
      }
      surface.present([PixelRect(x: 0, y: 0, width: target.width, height: target.height)])
      if recorder.frames.count == 10 { window.resize(to: CGSize(width: 320, height: 240)) }
      if recorder.frames.count >= 20 && window.size.width == 320 { host.stop() } else { host.requestFrame() }
    }
    host.requestFrame()
    host.run()
    end.invalidate()
    XCTAssertGreaterThanOrEqual(recorder.frames.count, 20)
    XCTAssertEqual(window.size, CGSize(width: 320, height: 240))
    XCTAssertEqual(window.surface.pixelWidth, 320)
    XCTAssertGreaterThan(recorder.resizes, 0)
    window.close()
  }
}
