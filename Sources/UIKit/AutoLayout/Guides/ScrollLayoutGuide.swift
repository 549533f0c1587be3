import Foundation

/// A layout guide for the content area or the frame of a scroll view.
@MainActor final class ScrollLayoutGuide: UILayoutGuide {
  enum Part { case content, frame }
  private(set) var part = Part.content
  var scrollView: (any ScrollContainer)? { owner?.scrollContainer }

  convenience init(_ scrollView: any ScrollContainer, shows part: Part) {
    self.init()
    self.part = part
    owner = scrollView
  }

  override var hasAmbiguousLayout: Bool { part == .content && super.hasAmbiguousLayout }

  override var layoutFrame: CGRect {
    guard let scrollView else { return .zero }
    switch part {
    case .content: return CGRect(origin: .zero, size: scrollView.contentSize)
    case .frame: return scrollView.bounds
    }
  }
}
