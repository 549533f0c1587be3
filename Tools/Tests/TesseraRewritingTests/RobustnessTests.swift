import Foundation
import TesseraRewriting
import XCTest

final class RobustnessTests: RewritingTestCase {
  private let sample = """
    import UIKit.UIGestureRecognizerSubclass
    #if os(iOS)
    @UIApplicationMain
    @objc protocol P: Q { @objc optional func a(_ b: Int, c: [String: Int]) -> Bool; @objc optional var d: Int { get } }
    @objcMembers class A<T>: UIViewController, P {
      @IBOutlet private weak var label: UILabel! { didSet { label.text = "é👩‍👧" } }
      @NSManaged var n: String?
      lazy var b = UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(self.tap(_:)))
      @IBAction func tap(_ sender: Any) { delegate?.a?(1, c: [:]); x as NSString; #keyPath(A.label) }
      func e() { use(#selector(getter: A.b), #selector(f as (Int) -> Void), #imageLiteral(resourceName: "x")) }
    }
    extension A { override func viewDidLoad() { super.viewDidLoad(); UIEdgeInsetsMake(1, 2, 3, 4) } }
    #endif

    """

  func testTruncatedSources() {
    let bytes = Array(sample.utf8)
    for count in stride(from: 0, to: bytes.count, by: 11) { _ = rewrite(raw: bytes[..<count]) }
    for count in stride(from: 1, to: bytes.count, by: 29) { _ = rewrite(raw: bytes[count...]) }
  }

  func testMutatedSources() {
    var generator = SplitMix(state: 20261123)
    let pieces = [
      "{", "}", "(", ")", "@objc", "#selector(", "as", "?", ".", "\"", "\n", "/*", "#if", "class", "\u{0}", ",", ":",
    ]
    .map { Array($0.utf8) }
    for _ in 0..<60 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        default: bytes.insert(contentsOf: pieces.randomElement(using: &generator)!, at: place)
        }
      }
      let text = rewrite(raw: bytes[...])
      // Whatever the rules do, no line break of the original is lost.
      XCTAssertGreaterThanOrEqual(
        text.utf8.count { $0 == 10 }, String(decoding: bytes, as: UTF8.self).utf8.count { $0 == 10 })
    }
  }

  /// The parser and the rules call themselves for each level. Nested types are left out, because the parser of the toolchain
  /// reads them a number of times that grows with each level.
  func testDeepNesting() {
    let count = 600
    for (before, part, middle, after) in [
      ("let x = a", ".b", "", ""), ("let x = a", "()", "", ""), ("let x = a", "!", "", ""), ("let x: A", "?", "", ""),
      ("let x = ", "await ", "f()", ""), ("let x: A", ".B", "", ""), ("func f() { if a {}", " else if a {}", "", ""),
      ("#if ", "!", "a\n#endif", ""),
    ] {
      let text = before + String(repeating: part, count: count) + middle + String(repeating: after, count: count) + "\n"
      // The work is done on threads with large stacks. That of a thread of Dispatch is too small for these levels.
      let files = ["A.swift", "B.swift"].map { SourceFile(path: $0, text: text) }
      XCTAssertFalse(ModuleRewriter(options: options).rewrite(files).hasEntryPoint)
    }
  }

  private func rewrite(raw bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return ModuleRewriter(options: options).rewrite([SourceFile(path: "A.swift", text: text)]).texts["A.swift"] ?? text
  }
}

/// A random number generator with a seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
