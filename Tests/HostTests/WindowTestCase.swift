import CX11
import CoreGraphics
import Foundation
import RuntimeInterface
import UIKit
import XCTest

@testable import WindowHost

/// A base class for tests with a window host on the test display. It has a window of 400 × 300 points at the scale of
/// the host.
@preconcurrency @MainActor
class WindowTestCase: XCTestCase {
  private(set) var display: TestDisplay!
  private(set) var host: WindowHost!
  private(set) var window: (any HostWindow)!
  private(set) var recorder: HostRecorder!
  /// The position of the window on the screen. Without a window manager SDL centers it.
  private(set) var origin = (x: 0, y: 0)

  /// Returns the display on which windows are opened.
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
    // The events of a new window: that it exists, is visible, is exposed, and has the mouse over it.
    settle()
    recorder.inputs = []
  }

  func closeAll() {
    window?.close()
    window = nil
    host = nil
    recorder = nil
  }

  /// Runs the host until `condition` is true.
  func run(until condition: @escaping @MainActor () -> Bool) { host.serve(until: condition) }

  /// Runs the host for at least a time and for some turns of its loop after it, so that all events of that time have
  /// arrived on any machine. Use it for events that must not occur, and for pauses in the input.
  func run(atLeast seconds: TimeInterval) {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var turns = 0
    run {
      if ProcessInfo.processInfo.systemUptime >= end { turns += 1 }
      return turns > 3
    }
  }

  /// Delivers all events of the display to the host. Handling them can cause further events, such as for a different
  /// cursor, so there are several rounds.
  func settle() {
    for _ in 0..<3 {
      if let display = host.sdlDisplay { XSync(display, 0) }
      host.pump()
    }
  }

  /// Waits until an application has handled all events and nothing moves. The screen then shows its contents.
  func rest(_ loop: FrameLoop) {
    settle()
    run { loop.presentedFrameCount > 0 && loop.isIdle && !self.host.isFrameRequested }
    window.surface.waitUntilPresented()
  }

  /// Fills a rectangle in the memory of the window.
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
    window.surface.waitUntilPresented()
  }

  var whole: PixelRect {
    PixelRect(x: 0, y: 0, width: window.surface.pixelWidth, height: window.surface.pixelHeight)
  }

  func screenPixel(_ x: Int, _ y: Int) -> UInt32 { display.pixel(origin.x + x, origin.y + y) }

  /// Waits for the frame in which the application handles the last events, if there is such a frame.
  func nextFrame() {
    let before = FrameLoop.current?.frameCount
    run { FrameLoop.current?.frameCount != before || !self.host.isFrameRequested }
  }

  // MARK: The mouse

  /// Performs a mouse or key command. The host has received its events when the method returns.
  func hand(_ arguments: String...) throws { try hand(arguments) }

  /// Performs several commands, which the host receives at once.
  func hand(_ arguments: [String]) throws {
    try display.xdotool(arguments)
    settle()
  }

  /// Moves the mouse to a pixel of the window.
  func point(_ x: Int, _ y: Int) throws { try hand("mousemove", "\(origin.x + x)", "\(origin.y + y)") }

  /// Drags upward in steps of a hundredth of a second, and releases while moving.
  func fling(x: Int, through places: some Sequence<Int>) throws {
    let moves = places.flatMap { ["mousemove", "\(origin.x + x)", "\(origin.y + $0)", "sleep", "0.01"] }
    try display.xdotool(moves + ["mouseup", "1"], served: true)
    settle()
    nextFrame()
  }

  /// Drags in steps, each of which is shown in a separate frame.
  func drag(from: (Int, Int), to: (Int, Int), steps: Int = 8) throws {
    for step in 1...steps {
      try point(from.0 + (to.0 - from.0) * step / steps, from.1 + (to.1 - from.1) * step / steps)
      nextFrame()
    }
  }
}
