import CoreGraphics
import QuartzCore
import RuntimeInterface
import XCTest

@testable import SoftwareCompositor

/// Scrolling composites only the area that becomes visible.
@preconcurrency @MainActor
final class ScrollingTests: XCTestCase {
  private let root = CALayer()
  private let scroll = CALayer()
  private let surface = TestSurface(width: 320, height: 240)
  private let server = SoftwareRenderServer()

  override func setUp() async throws {
    await MainActor.run {
      CATransaction.setDisableActions(true)
      root.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
      root.backgroundColor = .black
      scroll.frame = root.bounds
      scroll.masksToBounds = true
      scroll.backgroundColor = CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
      root.addSublayer(scroll)
      for row in 0..<40 {
        for column in 0..<4 {
          let cell = CALayer()
          cell.frame = CGRect(x: column * 80 + 5, y: row * 60 + 5, width: 70, height: 50)
          cell.contents = Pixels.photo(70, 50, seed: row)
          cell.cornerRadius = 8
          cell.masksToBounds = true
          scroll.addSublayer(cell)
        }
      }
      server.render(root, scale: 1, to: surface)
    }
  }

  func testScrollByWholePixels_drawsOnlyTheExposedArea() {
    scroll.bounds.origin.y += 24
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(report.copiedPixelCount, 320 * (240 - 24))
    XCTAssertLessThanOrEqual(report.compositedPixelCount, 320 * 24)
    XCTAssertGreaterThan(report.compositedPixelCount, 0)
    XCTAssertEqual(surface.faults, [])
  }

  func testScrollByAFraction_thatContentMovesByWholePixels() {
    scroll.bounds.origin.y += 10.4
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(report.copiedPixelCount, 320 * 230)
    scroll.bounds.origin.y += 0.05
    XCTAssertFalse(server.render(root, scale: 1, to: surface).didPresent, "less than a pixel is nothing")
  }

  func testScrollUnderABar_thatTheBarAndItsTraceAreDrawn() {
    let bar = CALayer()
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
    bar.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    bar.contents = Pixels.photo(320, 30)
    bar.opacity = 0.8
    root.addSublayer(bar)
    server.render(root, scale: 1, to: surface)
    scroll.bounds.origin.y += 20
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(report.copiedPixelCount, 320 * 220)
    // The bar and the area at the bottom; the bar's own copy has been scrolled out at the top.
    XCTAssertLessThanOrEqual(report.compositedPixelCount, 320 * (30 + 20))
  }

  func testScrollOfRotatedCells_thatPixelsAreCopied() {
    for layer in scroll.sublayers ?? [] { layer.transform = CATransform3DMakeRotation(0.05, 0, 0, 1) }
    server.render(root, scale: 1, to: surface)
    scroll.bounds.origin.y += 24
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(report.copiedPixelCount, 320 * (240 - 24))
    XCTAssertLessThanOrEqual(report.compositedPixelCount, 320 * 24)
  }

  func testScrollFarDown_thatContentOfMillionsOfPointsIsExact() {
    for offset in [22_000_000.0, 22_000_024.0] {
      scroll.bounds.origin.y = offset
      let cells = scroll.sublayers ?? []
      for (index, cell) in cells.prefix(16).enumerated() {
        cell.frame = CGRect(x: index % 4 * 80 + 5, y: 22_000_000 + index / 4 * 60 + 5, width: 70, height: 50)
      }
      server.render(root, scale: 1, to: surface)
    }
    XCTAssertEqual(surface.copies, 1)
    let buffer = PixelBuffer(width: 320, height: 240, hasAlpha: false)
    for y in 0..<240 { for x in 0..<320 { buffer[x, y] = 0xFF00_0000 } }
    OffscreenRenderer.draw(root, buffer, .zero, 1)
    for y in 0..<240 { for x in 0..<320 { XCTAssertEqual(surface[x, y], buffer[x, y]) } }
    XCTAssertEqual(surface[40, 26], Pixels.photo(70, 50, seed: 0).pixels[35, 26 + 24 - 5])
  }

  /// Cells whose height is not a whole number of pixels keep equal heights while scrolling. Rounding errors of thirds
  /// of a point must not determine how a half is rounded.
  func testScrollAtAScaleOfOneAndAHalf_thatEqualCellsHaveEqualHeights() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 200)
    let list = CALayer()
    list.frame = root.bounds
    list.masksToBounds = true
    list.backgroundColor = .black
    root.addSublayer(list)
    for row in 0..<100 {
      let cell = CALayer()
      // On whole pixels, as in a flow layout.
      cell.frame = CGRect(x: 0, y: ((CGFloat(row) * 40 + 1) * 1.5).rounded() / 1.5, width: 40, height: 39)
      cell.backgroundColor = CGColor(red: 1, green: CGFloat(row) / 100, blue: 0, alpha: 1)
      list.addSublayer(cell)
    }
    let surface = TestSurface(width: 60, height: 300)
    let server = SoftwareRenderServer()
    for pixels in stride(from: 0, through: 5000, by: 7) {
      list.bounds.origin.y = CGFloat(pixels) / 1.5
      let report = server.render(root, scale: 1.5, to: surface)
      if pixels > 0 { XCTAssertLessThanOrEqual(report.compositedPixelCount, 60 * 7, "at \(pixels)") }
      var run = 1
      var isWhole = false
      for y in 1..<300 {
        if surface[30, y] == surface[30, y - 1] {
          run += 1
          continue
        }
        if isWhole, surface[30, y - 1] & 0xFF_FFFF != 0 { XCTAssertEqual(run, 59, "at \(pixels), above line \(y)") }
        run = 1
        isWhole = true
      }
    }
  }

  /// A background with a pattern moves with the content ("this background moves with the content", about a table view
  /// with a pattern color as its background color, https://horseshoe7.wordpress.com/2012/09/19).
  func testScrollOverAPattern_thatItMovesWithTheContentAndIsCopied() {
    let tile = Pixels.photo(37, 23)
    scroll.backgroundColor = CGColor(patternImage: tile, size: CGSize(width: 37, height: 23))
    server.render(root, scale: 1, to: surface)
    XCTAssertEqual(surface[1, 2], tile.pixels[1, 2], "the first tile begins at the content's origin")
    for offset in [24, 90, -31, 5] {
      let before = scroll.bounds.origin.y
      scroll.bounds.origin.y = CGFloat(offset)
      let report = server.render(root, scale: 1, to: surface)
      let moved = Int(abs(before - CGFloat(offset)))
      XCTAssertEqual(report.copiedPixelCount, 320 * (240 - moved))
      XCTAssertLessThanOrEqual(report.compositedPixelCount, 320 * moved)
      XCTAssertEqual(surface[1, 200], tile.pixels[1, ((200 + offset) % 23 + 23) % 23], "offset \(offset)")
      let fresh = PixelBuffer(width: 320, height: 240, hasAlpha: false)
      for y in 0..<240 { for x in 0..<320 { fresh[x, y] = 0xFF00_0000 } }
      OffscreenRenderer.draw(root, fresh, .zero, 1)
      for y in 0..<240 { for x in 0..<320 { XCTAssertEqual(surface[x, y], fresh[x, y]) } }
    }
  }

  func testRoundedPattern_thatItMovesAndItsCornersStay() {
    let tile = Pixels.photo(37, 23)
    scroll.backgroundColor = CGColor(patternImage: tile, size: CGSize(width: 37, height: 23))
    scroll.cornerRadius = 20
    scroll.bounds.origin.y = 10
    server.render(root, scale: 1, to: surface)
    XCTAssertEqual(surface[0, 0], 0xFF00_0000)
    XCTAssertEqual(surface[1, 60], tile.pixels[1, (60 + 10) % 23])
  }

  func testNothingChanged_thatNothingIsPresented() {
    let presents = surface.presents
    XCTAssertFalse(server.render(root, scale: 1, to: surface).didPresent)
    scroll.backgroundColor = CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    XCTAssertFalse(server.render(root, scale: 1, to: surface).didPresent, "the same colour is no change")
    XCTAssertEqual(surface.presents, presents)
  }

  func testOneCellChanges_thatItsRectangleIsDrawn() {
    scroll.sublayers?[5].contents = Pixels.photo(70, 50, seed: 99)
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(report.damage, [PixelRect(x: 85, y: 65, width: 70, height: 50)])
  }

  func testHostThatCannotCopy_thatTheScrollIsDrawn() {
    surface.canCopy = false
    scroll.bounds.origin.y += 24
    let report = server.render(root, scale: 1, to: surface)
    XCTAssertEqual(report.copiedPixelCount, 0)
    XCTAssertGreaterThan(report.compositedPixelCount, 320 * 150)
  }

  func testNewGenerationOfTheSurface_thatAllIsDrawn() {
    surface.generation += 1
    XCTAssertEqual(server.render(root, scale: 1, to: surface).compositedPixelCount, 320 * 240)
    server.invalidate()
    XCTAssertEqual(server.render(root, scale: 1, to: surface).compositedPixelCount, 320 * 240)
  }
}
