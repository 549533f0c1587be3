import XCTest

final class ProtocolRuleTests: RewritingTestCase {
  private let board = """
    @objc public protocol BoardDelegate {
      func boardDidLoad()
      @objc optional func board(_ board: Board, didMove piece: Int) -> Bool
      @objc optional var title: String { get }
    }

    """

  func testOptionalMembersMayThrow() {
    assert(
      board, contains: "public protocol BoardDelegate: AnyObject {",
      "func board(_ board: Board, didMove piece: Int) throws -> Bool", "var title: String { get throws }",
      "}; public extension BoardDelegate { func board(_ board: Board, didMove piece: Int) throws -> Bool "
        + "{ throw CancellationError() }; var _optional_board_didMove_2: ((Board, Int) -> Bool)? "
        + "{ _responds(self, to: \"board:didMove:\") ? { (a0, a1) in try! self.board(a0, didMove: a1) } : nil }; "
        + "var title: String { get throws { throw CancellationError() } } }")
  }

  func testOptionalCalls() {
    assert(
      board + """
        class Board {
          weak var delegate: BoardDelegate?
          var onMove: ((Int) -> Void)?
          func a() {
            if delegate?.board?(self, didMove: 1) ?? true {}
            let b = delegate!.board!(self, didMove: 1)
            let c = delegate?.board?(self, didMove: 1).description
            let d = delegate?.title ?? ""
            self.onMove?(1)
          }
        }
        """,
      contains: "if (try? delegate?.board(self, didMove: 1)) ?? true {}",
      "let b = (try! delegate!.board(self, didMove: 1))",
      "let c = (try? delegate?.board(self, didMove: 1))?.description", "let d = (try? delegate?.title) ?? \"\"",
      "self.onMove?(1)")
  }

  /// The call does not name the label of the first trailing closure, and several methods have the same beginning.
  func testTrailingClosures() {
    let loading = """
      @objc protocol Loading {
        @objc optional func load(_ item: Item, progress: Int)
        @objc optional func load(_ item: Item, done: @escaping (Int) -> Void)
        @objc optional func load(_ item: Item, start: () -> Void, end: () -> Void)
        @objc optional func reset(completion: () -> Void)
      }

      """
    assert(
      loading + "delegate?.load?(x) { print($0) }\ndelegate?.reset? { a() }\ndelegate?.load?(x) { a() } end: { b() }\n",
      contains: "(try? delegate?.load(x) { print($0) })", "(try? delegate?.reset { a() })",
      "(try? delegate?.load(x) { a() } end: { b() })")
  }

  func testOptionalCallsBeforeSwift5() {
    for version in ["3.0", "4.2"] {
      options.swiftVersion = version
      assert(
        board + "let a = delegate?.board?(x, didMove: 1)",
        contains: "let a = ((try? delegate?.board(x, didMove: 1)) ?? nil)")
    }
  }

  // XCoordinator adds a completion to an animator of any class.
  func testMethodsOfAnimators() {
    assert(
      """
      func a(_ animator: UIViewImplicitlyAnimating) {
        animator.addCompletion? { position in print(position) }
        animator.addAnimations?(b)
      }
      """,
      contains: "  animator.addCompletion  { position in print(position) }", "  animator.addAnimations (b)")
  }

  func testMethodsOfUIKit() {
    assert(
      "delegate?.scrollViewDidScroll?(view)\nlet a = delegate.collectionView?(view, layout: self, sizeForItemAt: path)\n"
        + "let b = delegate?.tableView?(t, heightForRowAt: p) ?? 1\nuse(delegate.other?(x, with: 1))\n",
      contains: "delegate?.scrollViewDidScroll (view)",
      "let a = _ifResponds(delegate, to: \"collectionView:layout:sizeForItemAt:\")?.collectionView (view, layout: self, sizeForItemAt: path)",
      "let b = _ifResponds(delegate, to: \"tableView:heightForRowAt:\")?.tableView (t, heightForRowAt: p) ?? 1",
      "use(Optional(delegate.other (x, with: 1)))")
  }

  func testProtocolsOfOtherModules() {
    let interface = rewrite(["A.swift": board]).interface
    options.interfaces = [interface]
    assert("delegate?.board?(self, didMove: 1)", contains: "(try? delegate?.board(self, didMove: 1))")
  }

  /// A class of the module may have a closure with the name of a delegate's method.
  func testMethodsOfDelegatesWithTheNameOfAClosure() {
    let text = rewrite(
      """
      class Mock { var textFieldShouldBeginEditing: (() -> Bool)? }
      let a = field.delegate!.textFieldShouldBeginEditing!(field)
      let b = mock.textFieldShouldBeginEditing!(field)
      """)
    XCTAssertTrue(text.contains("field.delegate!.textFieldShouldBeginEditing (field)"), text)
    XCTAssertTrue(text.contains("mock.textFieldShouldBeginEditing!(field)"), text)
  }

  /// DeckTransition (on GitHub) finds the object by a cast.
  func testOptionalPropertiesOfLocalVariables() {
    let result = rewrite([
      "A.swift": """
      @objc protocol Deck {
        @objc optional var scroll: UIScrollView { get }
      }
      class A {
        func find(_ object: UIViewController, in deck: Deck, with other: Other) -> UIScrollView? {
          if let deck = object as? Deck, let scroll = deck.scroll { return scroll }
          guard let board = object as? Deck else { return other.scroll }
          let name = Name()
          _ = [1].map { deck in deck.scroll }
          return board.scroll ?? deck.scroll ?? (object as? Deck)?.scroll ?? name.scroll
        }
      }
      """
    ])
    let text = result.texts["A.swift"] ?? ""
    for part in [
      "if let deck = object as? Deck, let scroll = (try? deck.scroll) { return scroll }",
      "guard let board = object as? Deck else { return other.scroll }", "map { deck in deck.scroll }",
      "return (try? board.scroll) ?? (try? deck.scroll) ?? (try? (object as? Deck)?.scroll) ?? name.scroll",
    ] { XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)") }
  }

  /// GenericDataSource (on GitHub) has such protocols, which compile only with `@objc`.
  func testRequirementsThatAreWeakOrUnavailable() {
    assert(
      """
      @objc protocol Source {
        @available(*, unavailable, message: "use size")
        func height() -> Int
        weak var view: UIView? { get set }
      }
      class Keeper { weak var view: UIView? }
      """,
      contains: "       var view: UIView? { get set }", "class Keeper { weak var view: UIView? }",
      "  func height() -> Int")
    XCTAssertFalse(
      rewrite("@objc protocol Source {\n  @available(*, unavailable)\n  func height()\n}").contains("unavailable"))
  }
}
