import Foundation

/// A layout guide for the content area or the frame of a scroll view.
@MainActor final class ScrollLayoutGuide: UILayoutGuide {
  enum Area { case content, frame }
  private(set) var area = Area.content
  var scrollView: (any ScrollContainer)? { owner?.scrollContainer }

  convenience init(_ scrollView: any ScrollContainer, shows area: Area) {
    self.init()
    self.area = area
    owner = scrollView
  }

  override var hasAmbiguousLayout: Bool { area == .content && super.hasAmbiguousLayout }

  override var layoutFrame: CGRect {
    guard let scrollView else { return .zero }
    switch area {
    case .content: return CGRect(origin: .zero, size: scrollView.contentSize)
    case .frame: return scrollView.bounds
    }
  }
}
