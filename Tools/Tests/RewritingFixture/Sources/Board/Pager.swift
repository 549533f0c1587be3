import UIKit

@objc public protocol PagerDelegate: NSObjectProtocol {
  @objc(pager:shouldShowPageAtIndex:) optional func pager(_ pager: Pager, shouldShow index: Int) -> Bool
  @objc optional func pagerDidScroll(_ pager: Pager)
  @objc optional func pager(_ pager: Pager, title index: Int, of count: Int, in language: String) -> String?
  @objc optional func pager(_ pager: Pager, complete completion: @escaping (Int) -> Void)
}

/// Refers to optional methods without calling them.
public class Pager: NSObject {
  public weak var delegate: PagerDelegate?
  var log: [String] = []

  public func shows(_ index: Int) -> Bool? {
    guard let function = self.delegate?.pager(_:shouldShow:) else { return nil }
    return function(self, index)
  }

  public func scroll() -> Bool {
    if let function = delegate?.pagerDidScroll {
      function(self)
      return true
    }
    return false
  }

  public func hasTitle() -> Bool { return delegate?.pager(_:title:of:in:) != nil }

  public func title() -> String? {
    return (delegate?.pager(_:title:of:in:))?(self, 1, 2, "en") ?? nil
  }

  public func complete() {
    let complete = delegate?.pager(_:complete:)
    complete?(self) { self.log.append("completed \($0)") }
  }

  public func forced() -> Bool { return delegate!.pager!(self, shouldShow: 4) }

  public func responds() -> [Bool] {
    return [
      delegate?.responds(to: #selector(PagerDelegate.pager(_:shouldShow:))) ?? false,
      delegate?.responds(to: #selector(PagerDelegate.pagerDidScroll(_:))) == true,
      delegate?.responds(to: #selector(PagerDelegate.pager(_:title:of:in:))) == true,
    ]
  }
}
