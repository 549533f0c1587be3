import CoreGraphics
import XCTest

@testable import WindowHost

/// The parts of the window host that do not require a display.
final class WindowPartsTests: XCTestCase {
  private func scale(_ environment: [String: String] = [:], font: Double? = nil, display: Double? = nil) -> CGFloat {
    DisplayScale.choose(environment: environment, fontDPI: font, displayDPI: display)
  }

  func testScale() {
    XCTAssertEqual(scale(), 1)
    XCTAssertEqual(scale(["TESSERA_SCALE": "1.5", "GDK_SCALE": "2"], font: 192), 1.5)
    XCTAssertEqual(scale(["TESSERA_SCALE": "nonsense", "GDK_SCALE": "2"]), 2)
    XCTAssertEqual(scale(["TESSERA_SCALE": "-1"], font: 120), 1.25)
    XCTAssertEqual(scale(["TESSERA_SCALE": "nan"], font: 144), 1.5)
    XCTAssertEqual(scale(font: 96, display: 220), 1, "the desktop has spoken")
    XCTAssertEqual(scale(font: 100), 1)
    XCTAssertEqual(scale(font: 72), 1)
    XCTAssertEqual(scale(display: 96), 1)
    XCTAssertEqual(scale(display: 110), 1)
    XCTAssertEqual(scale(display: 192), 2)
    XCTAssertEqual(scale(display: 9600), 1, "the display lies")
  }

  func testFontDPIInResources() {
    XCTAssertEqual(X11Resources.fontDPI(in: "a:\t1\nXft.dpi:\t192\nXft.rgba:\tnone\n"), 192)
    XCTAssertEqual(X11Resources.fontDPI(in: "Xft.dpi: 120.5"), 120.5)
    XCTAssertNil(X11Resources.fontDPI(in: "Xft.dpi: many\n"))
    XCTAssertNil(X11Resources.fontDPI(in: ""))
  }

  func testFrameGrid() {
    let interval = 0.25
    XCTAssertEqual(FramePacer.nextTick(after: -1, now: 10, interval: interval), 10)
    XCTAssertEqual(FramePacer.nextTick(after: 10, now: 10.1, interval: interval), 10.25)
    XCTAssertEqual(FramePacer.nextTick(after: 10, now: 10.3, interval: interval), 10.25, "late, the grid stays")
    XCTAssertEqual(FramePacer.nextTick(after: 10, now: 20, interval: interval), 20, "after a rest at once")
    XCTAssertEqual(FramePacer.nextTick(after: 10, now: 10.1, interval: 0), 10.1, "as fast as can be")
  }

  func testComposedSelectionCountsUTF16() {
    XCTAssertEqual(KeyText.range(in: "a\u{1F600}b", start: 1, length: 1), 1..<3)
    XCTAssertEqual(KeyText.range(in: "abc", start: 1, length: 99), 1..<3)
    XCTAssertEqual(KeyText.range(in: "abc", start: -4, length: -1), 0..<0)
    XCTAssertEqual(KeyText.range(in: "", start: 3, length: 3), 0..<0)
  }

  func testKeySymbols() {
    XCTAssertEqual(KeyText.text(ofSymbol: 0x41), "A")
    XCTAssertEqual(KeyText.text(ofSymbol: 0xe4), "ä")
    XCTAssertEqual(KeyText.text(ofSymbol: 0x0100_20ac), "€")
    XCTAssertEqual(KeyText.text(ofSymbol: 0xff0d), "", "Return says nothing by its symbol")
  }

  func testButtons() {
    XCTAssertEqual([1, 2, 3, 4].map { WindowHost.bit(ofButton: $0) }, [1, 4, 2, 8])
  }
}
