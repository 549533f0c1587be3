import Foundation

/// A scroll view with the months of a calendar view beside each other, one month per page.
///
/// Only the months on the screen have views, which are reused.
@MainActor final class CalendarPager: UIScrollView {
  private weak var owner: UICalendarView?
  private(set) var months: CalendarMonths
  /// The index of the current month, which covers the center of the view.
  private(set) var current: Int
  private var pages: [Int: CalendarMonthView] = [:]
  private var reusablePages: [CalendarMonthView] = []
  /// A closure that is called after the current month has changed.
  var onChange: (() -> Void)?

  init(_ owner: UICalendarView, months: CalendarMonths, current: Int) {
    self.owner = owner
    self.months = months
    self.current = current
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    allowsKeyboardScrolling = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) {
    fatalError("CalendarPager does not support init(coder:); UICalendarView creates it in code")
  }

  /// Indicates whether the pages were last arranged from right to left.
  private var isArrangedMirrored = false
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func x(ofMonth index: Int) -> CGFloat {
    CGFloat(isMirrored ? months.count - 1 - index : index) * bounds.width
  }

  /// The index of the month at the center of the view.
  private var middleMonth: Int {
    guard bounds.width > 0 else { return current }
    let page = max(0, min(months.count - 1, Int((bounds.minX / bounds.width).rounded())))
    return isMirrored ? months.count - 1 - page : page
  }

  /// Replaces the months, and shows the month with an index.
  func show(_ months: CalendarMonths, current: Int) {
    self.months = months
    for page in pages.values { recycle(page) }
    pages = [:]
    self.current = max(0, min(months.count - 1, current))
    arrange()
  }

  /// Shows a month. The change is animated if `animated` is true and the month is next to the current one.
  func turn(to index: Int, animated: Bool) {
    let target = max(0, min(months.count - 1, index))
    guard animated, window != nil, abs(target - current) == 1 else {
      current = target
      arrange()
      onChange?()
      return
    }
    setContentOffset(CGPoint(x: x(ofMonth: target), y: 0), animated: true)
  }

  /// Arranges the pages for the size of the view, and shows the current month.
  func arrange() {
    guard bounds.width > 0 else { return }
    isArrangedMirrored = isMirrored
    let currentIndex = current
    contentSize = CGSize(width: bounds.width * CGFloat(months.count), height: bounds.height)
    current = currentIndex
    setContentOffset(CGPoint(x: x(ofMonth: currentIndex), y: 0), animated: false)
    current = currentIndex
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    if isMirrored != isArrangedMirrored { arrange() }
    let first = max(0, Int((bounds.minX / bounds.width).rounded(.down)))
    let last = min(months.count - 1, Int((bounds.maxX / bounds.width).rounded(.up)) - 1)
    let visiblePageRange = first <= last ? first...last : first...first
    let visibleMonths = Set(visiblePageRange.map { isMirrored ? months.count - 1 - $0 : $0 })
    for (index, page) in pages where !visibleMonths.contains(index) {
      recycle(page)
      pages[index] = nil
    }
    for index in visibleMonths where months.count > index && index >= 0 {
      let page = pages[index] ?? makePage(index)
      page?.frame = CGRect(x: x(ofMonth: index), y: 0, width: bounds.width, height: bounds.height)
    }
  }

  private func makePage(_ index: Int) -> CalendarMonthView? {
    guard let owner else { return nil }
    let page = reusablePages.popLast() ?? CalendarMonthView(owner)
    pages[index] = page
    page.isHidden = false
    if page.superview == nil { addSubview(page) }
    page.show(index, of: months)
    return page
  }

  private func recycle(_ page: CalendarMonthView) {
    page.isHidden = true
    reusablePages.append(page)
  }

  /// The views of the months on the screen.
  var visiblePages: [CalendarMonthView] { Array(pages.values) }

  override func boundsDidScroll(from oldBounds: CGRect, cause: ScrollCause) {
    super.boundsDidScroll(from: oldBounds, cause: cause)
    guard oldBounds.size == bounds.size, bounds.width > 0, middleMonth != current, cause != .programmatic else {
      return
    }
    current = middleMonth
    onChange?()
  }
}
