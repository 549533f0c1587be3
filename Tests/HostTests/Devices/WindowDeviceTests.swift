import CX11
import CoreGraphics
import Foundation
import UIKit
import XCTest

@testable import WindowHost

/// Touchpads and touch screens of a real X server, which send events to a real window.
@preconcurrency @MainActor
final class WindowDeviceTests: MotionTestCase {
  private var server: DeviceServer?
  private var before: String?

  override func tearDown() async throws {
    try await super.tearDown()
    server?.end()
    server = nil
    if let before { setenv("DISPLAY", before, 1) }
  }

  override func findDisplay() throws -> TestDisplay {
    // Other tests keep using the usual display.
    _ = try TestDisplay.get()
    before = ProcessInfo.processInfo.environment["DISPLAY"]
    let made = try server ?? DeviceServer.make()
    server = made
    setenv("DISPLAY", made.display.name, 1)
    return made.display
  }

  private func assertOnlyHigher(_ frames: [MotionFrame], line: UInt = #line) {
    let heights = frames.compactMap { $0.state["height"] }
    XCTAssertEqual(heights, heights.sorted(), "higher and higher", line: line)
    XCTAssertGreaterThan(Set(heights).count, 5, line: line)
    XCTAssertEqual(heights.last, 75, line: line)
  }

  func testAPinchOnATouchpad_drivesATransition() throws {
    let frames = try film("touchpad", PinchScene.self) { scene in
      let pad = try XCTUnwrap(server).touchpad
      try point(100, 100)
      pad.pinch(.begin, scale: 1)
      for step in 1...8 {
        // The X server has a resolution of 1 / 65536.
        pad.pinch(.update, scale: 1 + Double(step) / 20)
        run { (scene.state["progress"] ?? -1) > CGFloat(step) / 10 - 0.001 }
        XCTAssertEqual(scene.state["progress"] ?? -1, CGFloat(step) / 10, accuracy: 0.001)
      }
      // Resting fingers end nothing.
      run(atLeast: 0.3)
      XCTAssertEqual(scene.state["outcome"], -1)
      XCTAssertEqual(scene.state["progress"] ?? -1, 0.8, accuracy: 0.001)
      pad.pinch(.end, scale: 1.4)
      run { scene.state["outcome"] == 1 }
      XCTAssertEqual(scene.state["outcome"], 1)
    }
    assertOnlyHigher(frames)
  }

  func testAPinchThatTheTouchpadTakesBack_isCancelled() throws {
    _ = try film("touchpad-cancelled", PinchScene.self) { scene in
      let pad = try XCTUnwrap(server).touchpad
      try point(100, 100)
      pad.pinch(.begin, scale: 1)
      for step in 1...4 { pad.pinch(.update, scale: 1 + Double(step) / 10) }
      run { (scene.state["progress"] ?? -1) > 0.79 }
      pad.pinch(.end, scale: 1.4, isCancelled: true)
      run { scene.state["outcome"] == 0 }
      XCTAssertEqual(scene.state["outcome"], 0)
      XCTAssertEqual(scene.state["height"], 40)
    }
  }

  func testTwoFingersOnAScreen_driveATransition() throws {
    let frames = try film("two-fingers", PinchScene.self) { scene in
      let screen = try XCTUnwrap(server).touchScreen
      @MainActor func finger(_ phase: EmulatedDevice.Phase, _ finger: Int, _ x: Double) {
        screen.touch(phase, finger: finger, x: (Double(origin.x) + x) / 1280, y: (Double(origin.y) + 100) / 800)
      }
      finger(.begin, 1, 70)
      finger(.begin, 2, 130)
      screen.settle()
      settle()
      nextFrame()
      for step in 1...10 {
        finger(.update, 1, 70 - Double(step) * 4)
        finger(.update, 2, 130 + Double(step) * 4)
        // Each step is visible in a separate frame.
        let before = stage.frames.count
        screen.settle()
        settle()
        run { self.stage.frames.count > before }
      }
      run { (scene.state["progress"] ?? -1) == 1 }
      XCTAssertEqual(scene.state["progress"], 1)
      finger(.end, 1, 30)
      finger(.end, 2, 170)
      run { scene.state["outcome"] == 1 }
    }
    assertOnlyHigher(frames)
  }

  /// The scales of the X server's pinch events are relative to the beginning of the pinch. They are converted to the
  /// factor of each step.
  func testStepsBecomeFactors() {
    var event = XIGesturePinchEvent()
    event.evtype = XI_GesturePinchUpdate
    event.event = 7
    event.event_x = 12
    event.event_y = 34
    event.scale = 1.5
    event.delta_angle = 90
    let step = TouchpadPinch.step(of: event)
    XCTAssertEqual(
      step,
      TouchpadPinch.Step(
        window: 7, location: CGPoint(x: 12, y: 34), phase: .changed, scale: 1.5, degrees: 90, isCancelled: false))
    event.evtype = XI_GesturePinchEnd
    event.flags = XIGesturePinchEventCancelled
    XCTAssertEqual(TouchpadPinch.step(of: event).phase, .ended)
    XCTAssertTrue(TouchpadPinch.step(of: event).isCancelled)
    event.evtype = XI_GesturePinchBegin
    XCTAssertEqual(TouchpadPinch.step(of: event).phase, .began)
    XCTAssertFalse(TouchpadPinch.step(of: event).isCancelled)

    var scale = PinchScale()
    XCTAssertEqual(scale.factor(of: 1, phase: .began), 1)
    XCTAssertEqual(scale.factor(of: 1.5, phase: .changed), 1.5)
    XCTAssertEqual(scale.factor(of: 3, phase: .changed), 2)
    XCTAssertEqual(scale.factor(of: 0, phase: .changed), 1, "no distance is none that a finger has")
    XCTAssertEqual(scale.factor(of: 1, phase: .ended), 1)
    XCTAssertEqual(scale.factor(of: 1, phase: .began), 1, "the next one begins anew")
    XCTAssertEqual(scale.factor(of: 0.5, phase: .changed), 0.5)
  }
}
