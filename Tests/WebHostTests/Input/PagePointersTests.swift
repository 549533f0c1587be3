import CoreGraphics
import RuntimeInterface
import TestSupport
import XCTest

@testable import WebHost

/// Each pointer and key is pressed once and released once, whatever messages a page sends.
final class PagePointersTests: XCTestCase {
  private let place = CGPoint(x: 5, y: 6)

  private func phases(_ pointers: [RawInput.Pointer]) -> [String] { pointers.map { "\($0.phase) \($0.buttons)" } }

  func testButtonsOfTheMouse_goDownAndUpOneByOne() {
    var pointers = PagePointers()
    func mouse(_ buttons: Int) -> [String] {
      phases(pointers.mouse(at: place, buttons: buttons, modifiers: [], time: 1))
    }
    XCTAssertEqual(mouse(0), ["hover 0"])
    XCTAssertEqual(mouse(1), ["down 1"])
    XCTAssertEqual(mouse(1), ["move 1"])
    XCTAssertEqual(mouse(3), ["down 3"], "browsers say so with a move")
    XCTAssertEqual(mouse(4), ["up 2", "up 0", "down 4"])
    XCTAssertEqual(phases(pointers.mouseLeft(at: place, modifiers: [], time: 1)), [], "it is held")
    XCTAssertEqual(mouse(0), ["up 0"])
    XCTAssertEqual(phases(pointers.mouseLeft(at: place, modifiers: [], time: 1)), ["hoverEnd 0"])
    XCTAssertEqual(phases(pointers.mouseLeft(at: place, modifiers: [], time: 1)), [])
  }

  func testFingers_haveTheSmallestFreeNumbers() {
    var pointers = PagePointers()
    func finger(_ id: UInt32, _ phase: PageMessage.FingerPhase) -> [String] {
      pointers.finger(id, isPen: false, phase, at: place, pressure: 1, modifiers: [], time: 1).map {
        "\($0.id) \($0.phase)"
      }
    }
    XCTAssertEqual(finger(900, .down), ["1 down"])
    XCTAssertEqual(finger(901, .down), ["2 down"])
    XCTAssertEqual(finger(900, .up), ["1 up"])
    XCTAssertEqual(finger(900, .move), [], "it is not there any more")
    XCTAssertEqual(finger(902, .down), ["1 down"])
    XCTAssertEqual(finger(901, .down), ["2 cancel", "2 down"], "its end was not told")
    XCTAssertEqual(Set(pointers.cancelAll(time: 2).map { "\($0.id) \($0.phase)" }), ["1 cancel", "2 cancel"])
    XCTAssertEqual(finger(901, .up), [])
  }

  func testRandomTales_holdTogether() {
    SeedRun(release: 5000, debug: 300).check("pointers of a page", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var pointers = PagePointers()
      var down: Set<Int> = []
      var buttons = 0
      func check(_ heard: [RawInput.Pointer]) -> String? {
        for pointer in heard {
          if pointer.kind == .mouse {
            switch pointer.phase {
            case .down where pointer.buttons & ~buttons == 0: return "a button goes down that is down"
            case .up where buttons & ~pointer.buttons == 0: return "a button comes up that is up"
            case .hover where buttons != 0, .move where buttons == 0: return "\(pointer.phase) with \(buttons)"
            default: break
            }
            buttons = pointer.buttons
          } else {
            switch pointer.phase {
            case .down: if !down.insert(pointer.id).inserted { return "down twice" }
            case .up, .cancel: if down.remove(pointer.id) == nil { return "up without down" }
            default: if !down.contains(pointer.id) { return "\(pointer.phase) without down" }
            }
          }
        }
        return nil
      }
      for _ in 0..<60 {
        var heard: [RawInput.Pointer] = []
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2:
          heard = pointers.mouse(at: place, buttons: Int.random(in: 0...31, using: &random), modifiers: [], time: 1)
        case 3: heard = pointers.mouseLeft(at: place, modifiers: [], time: 1)
        case 4 where Int.random(in: 0..<9, using: &random) == 0: heard = pointers.cancelAll(time: 1)
        default:
          heard = pointers.finger(
            UInt32.random(in: 0...40, using: &random), isPen: Bool.random(using: &random),
            PageMessage.FingerPhase(rawValue: UInt8.random(in: 0...3, using: &random)) ?? .down, at: place, pressure: 1,
            modifiers: [], time: 1)
        }
        if let problem = check(heard) { return problem }
      }
      if let problem = check(pointers.cancelAll(time: 2)) { return problem }
      return down.isEmpty && buttons == 0 ? nil : "something is still down"
    }
  }

  func testKeys_comeUpOnce_alsoWhenNobodyTells() {
    var keys = PageKeys()
    func key(_ usage: Int, _ isDown: Bool) -> [String] {
      keys.key(
        .init(isDown: isDown, isRepeat: false, usage: usage, characters: "", plain: "", time: 0), modifiers: [], time: 0
      ).map { "\($0.usage) \($0.isDown ? "down" : "up")\($0.isRepeat ? " again" : "")" }
    }
    XCTAssertEqual(key(4, false), [], "it was not down")
    XCTAssertEqual(key(4, true), ["4 down"])
    XCTAssertEqual(key(4, true), ["4 down again"])
    XCTAssertEqual(key(4, false), ["4 up"])
    XCTAssertEqual(key(227, true), ["227 down"])
    XCTAssertEqual(key(6, true), ["6 down"])
    XCTAssertEqual(key(225, true), ["225 down"])
    XCTAssertEqual(key(227, false), ["227 up", "6 up"], "a Mac does not tell of keys under Command")
    XCTAssertEqual(keys.releaseAll(time: 1).map(\.usage), [225])
    XCTAssertEqual(key(0, true), [], "a key without a number")
  }

  func testTimes_keepTheirDistances() {
    var clock = PageClock()
    XCTAssertEqual(clock.hostTime(fromPageTime: 10, now: 1000.005), 1000.005)
    XCTAssertEqual(clock.hostTime(fromPageTime: 10.016, now: 1000.020), 1000.020, accuracy: 1e-9)
    // This message took longer.
    XCTAssertEqual(clock.hostTime(fromPageTime: 10.032, now: 1000.060), 1000.036, accuracy: 1e-9)
    XCTAssertEqual(clock.hostTime(fromPageTime: 10.048, now: 1000.061), 1000.052, accuracy: 1e-9)
    // Times are never later than the current time, and invalid ones have no lasting effect.
    XCTAssertEqual(clock.hostTime(fromPageTime: 500, now: 1001), 1001)
    XCTAssertEqual(clock.hostTime(fromPageTime: -5e9, now: 1002), 1001, accuracy: 1e-9)
    _ = clock.hostTime(fromPageTime: 24, now: 1014.005)
    XCTAssertEqual(clock.hostTime(fromPageTime: 35, now: 1025.005), 1025.005, accuracy: 1e-9)
  }
}
