import UIKit
import UIKitTesting
import XCTest

/// Tests of `UISlider.TrackConfiguration`, which follow Apple's documentation of iOS 26.
@preconcurrency @MainActor
final class SliderTrackTests: XCTestCase {
  private var app: TestApplication!
  private let slider = UISlider()

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 320, height: 200), scale: 2)
    app.onReport = { XCTFail($0) }
    slider.frame = CGRect(x: 20, y: 50, width: 237, height: 34)
    let controller = UIViewController()
    app.show(controller)
    controller.view.addSubview(slider)
    app.frame()
  }
  override func tearDown() async throws { app.close() }

  func testTheFilledPartReachesTheEndsOfTheTrack() throws {
    // measurements.md 15.10
    slider.frame = CGRect(x: 20, y: 30, width: 280, height: 40)
    for (value, expectedX, expectedWidth) in [(0, 0, 0), (0.35, 85, 103.55), (0.5, 122, 140), (1, 243, 280)] {
      slider.value = Float(value)
      app.frame()
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
      XCTAssertEqual(thumb, CGRect(x: CGFloat(expectedX), y: 8, width: 37, height: 24))
      XCTAssertEqual(track.minY, 17)
      let widths = slider.subviews.filter { $0.frame.height == track.height }.map(\.frame.width)
      // The track of the maximum is always 280 points wide.
      XCTAssertEqual(try XCTUnwrap(widths.min()), CGFloat(expectedWidth), accuracy: 0.001, "\(value): \(widths)")
    }
  }

  func testTicksAreEvenlyApart() {
    typealias Track = UISlider.TrackConfiguration
    XCTAssertEqual(Track(numberOfTicks: 5).ticks.map(\.position), [0, 0.25, 0.5, 0.75, 1])
    XCTAssertEqual(Track(numberOfTicks: 1).ticks.map(\.position), [0])
    XCTAssertEqual(Track(numberOfTicks: -3).ticks, [])
    XCTAssertTrue(Track(numberOfTicks: 2).allowsTickValuesOnly)
    XCTAssertEqual(Track(ticks: []).enabledRange, 0...1)
    XCTAssertNil(slider.trackConfiguration)
  }

  func testAFingerStopsAtTicks_withinTheRange() {
    slider.trackConfiguration = .init(enabledRange: 0...0.8, numberOfTicks: 5)
    slider.value = 0
    app.frame()
    let finger = app.touch(at: CGPoint(x: 38.5, y: 67))
    finger.move(dx: 90, dy: 0, after: 0.05)
    XCTAssertEqual(slider.value, 0.5)
    finger.move(dx: 200, dy: 0, after: 0.05)
    XCTAssertEqual(slider.value, 0.75, "the last tick of the range")
    finger.lift()
    slider.trackConfiguration?.allowsTickValuesOnly = false
    let second = app.touch(at: CGPoint(x: 20 + 18.5 + 150, y: 67))
    second.move(dx: 90, dy: 0, after: 0.05)
    XCTAssertEqual(slider.value, 0.8)
    second.lift()
    slider.value = 1
    XCTAssertEqual(slider.value, 1, "code may")
  }

  func testTheFillingBeginsAtTheNeutralValue() {
    slider.trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [.init(position: 0.5)])
    func fill() -> CGRect {
      app.frame()
      // The track is the background, with the filling above it.
      return slider.subviews[1].frame
    }
    slider.value = 0.75
    XCTAssertEqual(fill(), CGRect(x: 118.5, y: 14, width: 50, height: 6))
    slider.value = 0.25
    XCTAssertEqual(fill(), CGRect(x: 68.5, y: 14, width: 50, height: 6))
    slider.semanticContentAttribute = .forceRightToLeft
    slider.setNeedsLayout()
    XCTAssertEqual(fill(), CGRect(x: 118.5, y: 14, width: 50, height: 6))
    slider.trackConfiguration = nil
    XCTAssertEqual(fill().maxX, 237)
  }
}
