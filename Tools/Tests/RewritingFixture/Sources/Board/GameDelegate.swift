import Foundation

@objc public protocol GameDelegate: AnyObject {
  func gameBegan(_ game: Game)
  @objc optional func game(_ game: Game, shouldEnd score: Int) -> Bool
  @objc optional func gameEnded()
  @objc optional func names(of game: Game) -> [String]
  @objc optional var title: String { get }
}

@objcMembers public class Game: NSObject {
  public weak var delegate: GameDelegate?

  public func begin() { delegate?.gameBegan(self) }
  public func ask() -> Bool? { return delegate?.game?(self, shouldEnd: 3) }
  public func end() { delegate?.gameEnded?() }
  public func count() -> Int { return delegate?.names?(of: self).count ?? -1 }
  public func name() -> String { return delegate?.title ?? "none" }
}
