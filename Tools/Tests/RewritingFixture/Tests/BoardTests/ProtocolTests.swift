import UIKit
import XCTest

@testable import Board

class ProtocolTests: XCTestCase {
  func testOptionalMembersThatATypeDoesNotHave() {
    let game = Game()
    let silent = Silent()
    game.delegate = silent
    game.begin()
    game.end()
    XCTAssertNil(game.ask())
    XCTAssertEqual(game.name(), "none")
    XCTAssertEqual(game.count(), -1)
    XCTAssertEqual(silent.begun, 1)
  }

  func testOptionalMembersThatATypeHas() {
    let game = Game()
    let talking = Talking()
    game.delegate = talking
    XCTAssertEqual(game.ask(), true)
    game.end()
    XCTAssertEqual(talking.ended, 1)
    XCTAssertEqual(game.name(), "talk")
    XCTAssertEqual(game.count(), 2)
    game.delegate = nil
    XCTAssertNil(game.ask())
  }

  func testOptionalMethodsOfTheModuleItself() {
    let plain = Plain()
    let source: CardSource? = plain
    XCTAssertNil(source?.title?(for: 1))
    XCTAssertEqual((Titled() as CardSource).title?(for: 2), "2")
    XCTAssertEqual((Titled() as CardSource).title!(for: 3), "3")
    XCTAssertEqual(source?.title?(for: 1)?.count ?? 7, 7)
  }

  func testOptionalMethodsOfUIKit() {
    let delegate: UICollectionViewDelegateFlowLayout = Sizes()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let size = delegate.collectionView?(view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
    XCTAssertEqual(size, CGSize(width: 3, height: 4))
    delegate.scrollViewDidScroll?(view)
  }

  /// In Objective-C, a protocol is an object, which methods and functions of the runtime take.
  func testProtocolsThatAreValues() {
    let sizes: NSObject! = Sizes()
    let missing: NSObject? = nil
    XCTAssertTrue(sizes.conforms(to: UICollectionViewDelegateFlowLayout.self))
    XCTAssertTrue(sizes.conforms(to: UIScrollViewDelegate.self))
    XCTAssertFalse(sizes.conforms(to: UITableViewDelegate.self))
    XCTAssertFalse(missing?.conforms(to: UIScrollViewDelegate.self) ?? false)
    XCTAssertTrue(Sizes.conforms(to: UIScrollViewDelegate.self))
    XCTAssertFalse(type(of: UIView()).conforms(to: UIScrollViewDelegate.self))
    let scrolls = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
    let rows = #selector(UITableViewDataSource.tableView(_:numberOfRowsInSection:))
    XCTAssertTrue(declares(UITableViewDelegate.self, scrolls, isRequired: false))
    XCTAssertFalse(declares(UITableViewDelegate.self, scrolls, isRequired: true))
    XCTAssertTrue(declares(UITableViewDataSource.self, rows, isRequired: true))
    XCTAssertFalse(declares(UITableViewDelegate.self, rows, isRequired: true))
    XCTAssertFalse(declares(UITableViewDelegate.self, rows, isRequired: false))
    XCTAssertTrue(declares(CardSource.self, #selector(CardSource.title(for:)), isRequired: false))
    XCTAssertEqual(NSStringFromProtocol(UITableViewDelegate.self), "UITableViewDelegate")
  }

  private func declares(_ aProtocol: Protocol, _ selector: Selector, isRequired: Bool) -> Bool {
    protocol_getMethodDescription(aProtocol, selector, isRequired, true).name != nil
  }

  func testASubclassImplementsADelegatesMethodForItsSuperclass() {
    let controller = CountingScroller()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.delegate = controller
    scroll.contentSize = CGSize(width: 10, height: 100)
    scroll.contentOffset.y = 5
    XCTAssertGreaterThan(controller.scrolls, 0)
  }
}

@objc protocol CardSource {
  @objc optional func title(for card: Int) -> String
}

class Plain: NSObject, CardSource {}
class Titled: NSObject, CardSource {
  func title(for card: Int) -> String { return "\(card)" }
}

class Silent: NSObject, GameDelegate {
  var begun = 0
  func gameBegan(_ game: Game) { begun += 1 }
}

class Talking: NSObject, GameDelegate {
  var ended = 0
  func gameBegan(_ game: Game) {}
  func game(_ game: Game, shouldEnd score: Int) -> Bool { return score > 2 }
  func gameEnded() { ended += 1 }
  func names(of game: Game) -> [String] { return ["a", "b"] }
  var title: String { return "talk" }
}

class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { return CGSize(width: 3, height: 4) }
}
