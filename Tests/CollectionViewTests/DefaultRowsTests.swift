import QuartzCore
import TestSupport
import UIKit
import XCTest

/// Compares every row of `defaults.tsv` with a new object. A row that is not compared must be listed with the test that
/// checks its behavior or with the reason, otherwise the test fails.
@preconcurrency @MainActor
final class DefaultRowsTests: XCTestCase {
  /// The rows that describe behavior instead of a property, with their text and the test that checks the behavior.
  private let shownElsewhere: [String: (words: String, test: String)] = [
    "UIScrollView content touch delay": (
      "about 0.15 s", "GestureTests, ScrollViewTests: touches are held back from content"
    ),
    "UIScrollView scroll indicator thickness": (
      "3 pt (iOS 26.1 private view 3x7 minimum)", "ScrollViewTests.testIndicatorsLieWhereUIKitPutsThem"
    ),
    "UIScrollView scroll indicator trailing inset": (
      "3 pt (x = width-6, w = 3)", "ScrollViewTests.testIndicatorsLieWhereUIKitPutsThem"
    ),
    "UIScrollView setContentOffset animated duration": (
      "0.3 s (18 frames at 60 Hz)", "ScrollPhysicsTests: the animated scroll of scroll-traces"
    ),
    "UIPanGestureRecognizer recognition travel in a scroll view": (
      "10 pt (applied travel = total - 10)", "ScrollViewTests.testSlowDragAndHold"
    ),
    "UISwipeGestureRecognizer maximum duration": ("0.5 s inclusive", "GestureCaseTests: the swipes of gesture-cases"),
    "UISwipeGestureRecognizer minimum primary movement": (
      "50 pt, times (1-0.94 t)", "GestureCaseTests: the swipes of gesture-cases"
    ),
    "UISwipeGestureRecognizer maximum secondary movement": (
      "50 pt, times (1-0.98 t)", "GestureCaseTests: the swipes of gesture-cases"
    ),
    "UISwipeGestureRecognizer maximum opposite movement": ("0 pt", "GestureCaseTests: the swipes of gesture-cases"),
    "UITapGestureRecognizer multi-tap interval": ("about 0.35 s", "GestureTests: double taps"),
    "UIView animate(withDuration:) curve": ("easeInOut, delay 0", "AnimationOracleTests"),
  ]

  /// The rows about features that are missing, with the reasons.
  private let later: [String: String] = [
    "UICollectionViewController responds to numberOfSections": "nothing on Linux can be asked what it responds to"
  ]

  /// The types whose rows another test compares, with the name of that test.
  private let otherTests = ["UITableView": "TableDefaultsTests"]

  func testEveryRow() throws {
    var answers: [String: String] = [:]
    for (type, values) in layoutAnswers + viewAnswers + scrollAnswers + gestureAnswers + listAnswers + otherAnswers {
      for (property, value) in values { answers["\(type) \(property)"] = "\(value)" }
    }
    var elsewhere = shownElsewhere
    var waiting = later
    var checked = 0
    var named = 0
    var outstanding = 0
    for line in try Oracle.rows("defaults.tsv") {
      let row = line.name
      if let answer = answers.removeValue(forKey: row) {
        XCTAssertTrue(line.agrees(with: answer), "\(row): \(answer) instead of \(line.value)")
        checked += 1
      } else if let shown = elsewhere.removeValue(forKey: row) {
        XCTAssertEqual(line.value, shown.words, "\(row): \(shown.test) shows something else")
        named += 1
      } else if waiting.removeValue(forKey: row) != nil || otherTests[line.type] != nil {
        outstanding += 1
      } else {
        XCTFail("nothing is known of the row \(row)")
      }
    }
    XCTAssertEqual(answers.keys.sorted() + elsewhere.keys.sorted() + waiting.keys.sorted(), [], "not in the file")
    print(
      "defaults: \(checked) rows read, \(named) shown by other tests, \(outstanding) of what is not here yet, "
        + "of \(checked + named + outstanding)")
  }

  // MARK: Default values

  typealias Answers = [(String, [(String, Any)])]

  private func brief(_ size: CGSize) -> String { String(format: "%gx%g", size.width, size.height) }
  private func brief(_ point: CGPoint) -> String { String(format: "%g,%g", point.x, point.y) }
  private func brief(_ insets: UIEdgeInsets) -> String {
    String(format: "%g,%g,%g,%g", insets.top, insets.left, insets.bottom, insets.right)
  }
  private func brief(_ value: CGFloat) -> String { String(format: "%g", value) }
  private func brief(_ value: Any?) -> String { value.map { "\($0)" } ?? "nil" }

  private var layoutAnswers: Answers {
    let flow = UICollectionViewFlowLayout()
    let base = UICollectionViewLayout()
    let attributes = UICollectionViewLayoutAttributes()
    let context = UICollectionViewLayoutInvalidationContext()
    let flowContext = UICollectionViewFlowLayoutInvalidationContext()
    let elements = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    let frame = attributes.frame
    return [
      (
        "UICollectionViewFlowLayout",
        [
          ("itemSize", brief(flow.itemSize)), ("minimumLineSpacing", brief(flow.minimumLineSpacing)),
          ("minimumInteritemSpacing", brief(flow.minimumInteritemSpacing)),
          ("scrollDirection", flow.scrollDirection), ("sectionInset", brief(flow.sectionInset)),
          ("headerReferenceSize", brief(flow.headerReferenceSize)),
          ("footerReferenceSize", brief(flow.footerReferenceSize)),
          ("estimatedItemSize", brief(flow.estimatedItemSize)),
          ("sectionInsetReference", flow.sectionInsetReference),
          ("sectionHeadersPinToVisibleBounds", flow.sectionHeadersPinToVisibleBounds),
          ("sectionFootersPinToVisibleBounds", flow.sectionFootersPinToVisibleBounds),
          ("unattached collectionViewContentSize", brief(flow.collectionViewContentSize)),
          ("unattached layoutAttributesForElements(in:)", elements?.isEmpty == true ? "empty array" : brief(elements)),
          ("developmentLayoutDirection", flow.developmentLayoutDirection),
        ]
      ),
      (
        "UICollectionViewLayout",
        [
          ("base collectionViewContentSize", brief(base.collectionViewContentSize)),
          ("base layoutAttributesForElements(in:)", brief(base.layoutAttributesForElements(in: .zero))),
          ("base layoutAttributesForItem(at:)", brief(base.layoutAttributesForItem(at: [0, 0]))),
          (
            "base shouldInvalidateLayout(forBoundsChange:)",
            base.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 1, height: 1))
          ),
          ("flipsHorizontallyInOppositeLayoutDirection", base.flipsHorizontallyInOppositeLayoutDirection),
        ]
      ),
      (
        "UICollectionViewLayoutAttributes",
        [
          ("frame", [frame.minX, frame.minY, frame.width, frame.height].map { brief($0) }.joined(separator: ",")),
          ("zIndex", attributes.zIndex), ("alpha", brief(attributes.alpha)), ("isHidden", attributes.isHidden),
        ]
      ),
      (
        "UICollectionViewFlowLayoutInvalidationContext",
        [
          ("invalidateFlowLayoutAttributes", flowContext.invalidateFlowLayoutAttributes),
          ("invalidateFlowLayoutDelegateMetrics", flowContext.invalidateFlowLayoutDelegateMetrics),
        ]
      ),
      (
        "UICollectionViewLayoutInvalidationContext",
        [
          ("invalidateEverything", context.invalidateEverything),
          ("invalidateDataSourceCounts", context.invalidateDataSourceCounts),
          ("contentOffsetAdjustment", brief(context.contentOffsetAdjustment)),
          ("contentSizeAdjustment", brief(context.contentSizeAdjustment)),
          ("invalidatedItemIndexPaths", brief(context.invalidatedItemIndexPaths)),
        ]
      ),
    ]
  }

  private var listAnswers: Answers {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    typealias Reference = UIContentInsetsReference
    let reference = configuration.contentInsetsReference
    return [
      (
        "UITableViewCell",
        [
          ("selectionStyle", cell.selectionStyle), ("accessoryType", cell.accessoryType),
          ("indentationLevel", cell.indentationLevel), ("indentationWidth", brief(cell.indentationWidth)),
          ("shouldIndentWhileEditing", cell.shouldIndentWhileEditing),
          ("showsReorderControl", cell.showsReorderControl),
        ]
      ),
      (
        "UICollectionViewListCell",
        [
          (
            "backgroundConfiguration",
            UICollectionViewListCell(frame: .zero).backgroundConfiguration == nil ? "nil" : "set (not nil)"
          )
        ]
      ),
      (
        "UISwipeActionsConfiguration",
        [
          (
            "performsFirstActionWithFullSwipe",
            UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe
          )
        ]
      ),
      (
        "UICollectionLayoutListConfiguration",
        [("headerTopPadding", brief(UICollectionLayoutListConfiguration(appearance: .plain).headerTopPadding as Any?))]
      ),
      (
        "UICollectionViewCompositionalLayoutConfiguration",
        [
          ("scrollDirection", configuration.scrollDirection),
          ("interSectionSpacing", brief(configuration.interSectionSpacing)),
          ("contentInsetsReference", "\(reference) (raw \(reference.rawValue))"),
        ]
      ),
      (
        "NSCollectionLayoutSection",
        [
          (
            "supplementariesFollowContentInsets",
            NSCollectionLayoutSection(group: group).supplementariesFollowContentInsets
          )
        ]
      ),
      (
        "NSCollectionLayoutDecorationItem",
        [("zIndex", NSCollectionLayoutDecorationItem.background(elementKind: "x").zIndex)]
      ),
    ]
  }

  private var viewAnswers: Answers {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let made = controller.collectionView
    let isInside = made?.superview === controller.view && !(controller.view is UICollectionView)
    let isBackground = view.backgroundColor == .systemBackground && made?.backgroundColor == .systemBackground
    typealias Position = UICollectionView.ScrollPosition
    return [
      (
        "UICollectionView",
        [
          ("allowsSelection", view.allowsSelection), ("allowsMultipleSelection", view.allowsMultipleSelection),
          ("remembersLastFocusedIndexPath", view.remembersLastFocusedIndexPath),
          ("isPrefetchingEnabled", view.isPrefetchingEnabled),
          ("backgroundColor", isBackground ? "systemBackground" : brief(view.backgroundColor)),
          ("selfSizingInvalidation", view.selfSizingInvalidation),
          ("alwaysBounceVertical", view.alwaysBounceVertical),
          ("dragInteractionEnabled", view.dragInteractionEnabled),
          ("elementKindSectionHeader", UICollectionView.elementKindSectionHeader),
        ]
      ),
      (
        "UICollectionView.ScrollPosition",
        [
          ("top", Position.top.rawValue), ("centeredVertically", Position.centeredVertically.rawValue),
          ("bottom", Position.bottom.rawValue), ("left", Position.left.rawValue),
          ("centeredHorizontally", Position.centeredHorizontally.rawValue), ("right", Position.right.rawValue),
        ]
      ),
      (
        "UICollectionViewController",
        [
          ("installsStandardGestureForInteractiveMovement", controller.installsStandardGestureForInteractiveMovement),
          ("clearsSelectionOnViewWillAppear", controller.clearsSelectionOnViewWillAppear),
          (
            "collectionView autoresizingMask",
            made?.autoresizingMask == [.flexibleWidth, .flexibleHeight] ? "flexibleWidth+flexibleHeight" : "another"
          ),
          (
            "view class",
            isInside ? "a private wrapper; the collection view is its subview" : "\(type(of: controller.view))"
          ),
        ]
      ),
      (
        "UICollectionViewCell",
        [
          ("backgroundConfiguration", brief(cell.backgroundConfiguration)),
          ("contentConfiguration", brief(cell.contentConfiguration)),
          ("automaticallyUpdatesBackgroundConfiguration", cell.automaticallyUpdatesBackgroundConfiguration),
          ("automaticallyUpdatesContentConfiguration", cell.automaticallyUpdatesContentConfiguration),
        ]
      ),
      (
        "UIListContentConfiguration",
        [
          (
            "cell leading margin",
            "\(brief(UIListContentConfiguration.cell().directionalLayoutMargins.leading)) pt"
          )
        ]
      ),
    ]
  }

  private var scrollAnswers: Answers {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    let raw = [Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue)
    return [
      (
        "UIScrollView",
        [
          ("contentOffset", brief(view.contentOffset)), ("contentSize", brief(view.contentSize)),
          ("contentInset", brief(view.contentInset)), ("isDirectionalLockEnabled", view.isDirectionalLockEnabled),
          ("bounces", view.bounces), ("alwaysBounceVertical", view.alwaysBounceVertical),
          ("alwaysBounceHorizontal", view.alwaysBounceHorizontal), ("isPagingEnabled", view.isPagingEnabled),
          ("isScrollEnabled", view.isScrollEnabled), ("scrollsToTop", view.scrollsToTop),
          ("showsVerticalScrollIndicator", view.showsVerticalScrollIndicator),
          ("showsHorizontalScrollIndicator", view.showsHorizontalScrollIndicator),
          ("delaysContentTouches", view.delaysContentTouches),
          ("canCancelContentTouches", view.canCancelContentTouches), ("bouncesZoom", view.bouncesZoom),
          ("minimumZoomScale", brief(view.minimumZoomScale)), ("maximumZoomScale", brief(view.maximumZoomScale)),
          ("zoomScale", brief(view.zoomScale)), ("keyboardDismissMode", view.keyboardDismissMode),
          ("touchesShouldCancel(in: UIControl)", view.touchesShouldCancel(in: UIControl(frame: .zero))),
          ("touchesShouldCancel(in: other view)", view.touchesShouldCancel(in: UIView(frame: .zero))),
          ("touchesShouldBegin", view.touchesShouldBegin([], with: nil, in: view)),
          (
            "contentInsetAdjustmentBehavior",
            "\(view.contentInsetAdjustmentBehavior) "
              + "(raw \(raw[0]); scrollableAxes \(raw[1]), never \(raw[2]), always \(raw[3]))"
          ),
          ("decelerationRate", view.decelerationRate.rawValue), ("clipsToBounds", view.clipsToBounds),
          (
            "panGestureRecognizer.allowedScrollTypesMask default mask",
            "\(UIPanGestureRecognizer().allowedScrollTypesMask.rawValue) on a bare pan recogniser; "
              + ".all = \(UIScrollTypeMask.all.rawValue)"
          ),
        ]
      ), ("UIScrollView.DecelerationRate", [("fast", UIScrollView.DecelerationRate.fast.rawValue)]),
    ]
  }

  private var gestureAnswers: Answers {
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    typealias Direction = UISwipeGestureRecognizer.Direction
    let raw = [Direction.right, .left, .up, .down].map(\.rawValue)
    return [
      (
        "UITapGestureRecognizer",
        [("numberOfTapsRequired", tap.numberOfTapsRequired), ("numberOfTouchesRequired", tap.numberOfTouchesRequired)]
      ),
      (
        "UILongPressGestureRecognizer",
        [
          ("minimumPressDuration", "\(press.minimumPressDuration) s"),
          ("allowableMovement", "\(brief(press.allowableMovement)) pt"),
          ("numberOfTapsRequired", press.numberOfTapsRequired),
        ]
      ),
      (
        "UIPanGestureRecognizer",
        [
          ("minimumNumberOfTouches", pan.minimumNumberOfTouches),
          // An Int in Swift, with its largest value.
          ("maximumNumberOfTouches", pan.maximumNumberOfTouches == Int.max ? "UInt max" : "fewer"),
        ]
      ),
      (
        "UISwipeGestureRecognizer",
        [
          (
            "direction",
            "\(swipe.direction == .right ? "right" : "another") "
              + "(raw \(raw[0]); left \(raw[1]), up \(raw[2]), down \(raw[3]))"
          ), ("numberOfTouchesRequired", swipe.numberOfTouchesRequired),
        ]
      ),
      (
        "UIGestureRecognizer",
        [
          ("cancelsTouchesInView", swipe.cancelsTouchesInView), ("delaysTouchesBegan", swipe.delaysTouchesBegan),
          ("delaysTouchesEnded", swipe.delaysTouchesEnded),
        ]
      ),
    ]
  }

  private var otherAnswers: Answers {
    let spring = CASpringAnimation()
    let layer = CALayer()
    let label = UILabel(frame: .zero)
    let isSystemFont = label.font == .systemFont(ofSize: 17)
    func points(_ name: CAMediaTimingFunctionName) -> String {
      let function = CAMediaTimingFunction(name: name)
      var values: [Float] = []
      for index in 1...2 {
        var point: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &point)
        values += point
      }
      return values.map { String(format: "%g", $0) }.joined(separator: ",")
    }
    return [
      ("CATransaction", [("animationDuration (implicit)", "\(CATransaction.animationDuration()) s")]),
      (
        "CASpringAnimation",
        [
          ("mass", brief(spring.mass)), ("stiffness", brief(spring.stiffness)), ("damping", brief(spring.damping)),
          ("initialVelocity", brief(spring.initialVelocity)),
        ]
      ), ("CAAnimation", [("isRemovedOnCompletion", CABasicAnimation().isRemovedOnCompletion)]),
      (
        "CAMediaTimingFunction",
        [
          ("linear", points(.linear)), ("easeIn", points(.easeIn)), ("easeOut", points(.easeOut)),
          ("easeInEaseOut", points(.easeInEaseOut)), ("default", points(.default)),
        ]
      ),
      (
        "CALayer",
        [
          ("shadowOffset", String(format: "%g,%g", layer.shadowOffset.width, layer.shadowOffset.height)),
          ("shadowRadius", brief(layer.shadowRadius)),
        ]
      ),
      (
        "UIFont",
        [
          ("systemFontSize", brief(UIFont.systemFontSize)), ("smallSystemFontSize", brief(UIFont.smallSystemFontSize)),
          ("labelFontSize", brief(UIFont.labelFontSize)), ("buttonFontSize", brief(UIFont.buttonFontSize)),
        ]
      ),
      (
        "UILabel",
        [
          ("font", isSystemFont ? "system 17" : brief(label.font)), ("isEnabled", label.isEnabled),
          ("highlightedTextColor", brief(label.highlightedTextColor)),
          ("isUserInteractionEnabled", label.isUserInteractionEnabled),
        ]
      ), ("UIImageView", [("isUserInteractionEnabled", UIImageView(frame: .zero).isUserInteractionEnabled)]),
    ]
  }
}
