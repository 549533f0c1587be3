#if DEBUG && canImport(XCTest)
  import CoreGraphics
  import QuartzCore
  import XCTest

  /// The commonest names of UIKit, inside test cases.
  ///
  /// On iOS, XCTest imports UIKit: test files that import XCTest alone name UIKit's types, and many do. XCTest on Linux
  /// does not know of us, so the names come from our side, as members of `XCTestCase`: they are found within a test class,
  /// not at a file's top level. Debug builds only, and only where XCTest is at hand (with the static standard library it
  /// is not): no finished program is linked with XCTest.
  extension XCTestCase {
    // Geometry and values.
    /// `UIKit.UIEdgeInsets`.
    public typealias UIEdgeInsets = UIKit.UIEdgeInsets
    /// `UIKit.NSDirectionalEdgeInsets`.
    public typealias NSDirectionalEdgeInsets = UIKit.NSDirectionalEdgeInsets
    /// `UIKit.UIOffset`.
    public typealias UIOffset = UIKit.UIOffset
    /// `UIKit.UIRectEdge`.
    public typealias UIRectEdge = UIKit.UIRectEdge
    /// `UIKit.UIRectCorner`.
    public typealias UIRectCorner = UIKit.UIRectCorner
    /// `CoreGraphics.CGAffineTransform`.
    public typealias CGAffineTransform = CoreGraphics.CGAffineTransform
    /// `CoreGraphics.CGVector`.
    public typealias CGVector = CoreGraphics.CGVector
    /// `QuartzCore.CATransform3D`.
    public typealias CATransform3D = QuartzCore.CATransform3D
    /// `UIKit.NSTextAlignment`.
    public typealias NSTextAlignment = UIKit.NSTextAlignment

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// `CoreGraphics.CFAbsoluteTimeGetCurrent()`.
    nonisolated public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
      CoreGraphics.CFAbsoluteTimeGetCurrent()
    }

    // The collection view.
    /// `UIKit.UICollectionView`.
    public typealias UICollectionView = UIKit.UICollectionView
    /// `UIKit.UICollectionViewLayout`.
    public typealias UICollectionViewLayout = UIKit.UICollectionViewLayout
    /// `UIKit.UICollectionViewFlowLayout`.
    public typealias UICollectionViewFlowLayout = UIKit.UICollectionViewFlowLayout
    /// `UIKit.UICollectionViewTransitionLayout`.
    public typealias UICollectionViewTransitionLayout = UIKit.UICollectionViewTransitionLayout
    /// `UIKit.UICollectionViewLayoutAttributes`.
    public typealias UICollectionViewLayoutAttributes = UIKit.UICollectionViewLayoutAttributes
    /// `UIKit.UICollectionViewLayoutInvalidationContext`.
    public typealias UICollectionViewLayoutInvalidationContext = UIKit.UICollectionViewLayoutInvalidationContext
    /// `UIKit.UICollectionViewFlowLayoutInvalidationContext`.
    public typealias UICollectionViewFlowLayoutInvalidationContext = UIKit.UICollectionViewFlowLayoutInvalidationContext
    /// `UIKit.UICollectionViewUpdateItem`.
    public typealias UICollectionViewUpdateItem = UIKit.UICollectionViewUpdateItem
    /// `UIKit.UICollectionReusableView`.
    public typealias UICollectionReusableView = UIKit.UICollectionReusableView
    /// `UIKit.UICollectionViewCell`.
    public typealias UICollectionViewCell = UIKit.UICollectionViewCell
    /// `UIKit.UICollectionViewController`.
    public typealias UICollectionViewController = UIKit.UICollectionViewController
    /// `UIKit.UICollectionViewDataSource`.
    public typealias UICollectionViewDataSource = UIKit.UICollectionViewDataSource
    /// `UIKit.UICollectionViewDelegate`.
    public typealias UICollectionViewDelegate = UIKit.UICollectionViewDelegate
    /// `UIKit.UICollectionViewDelegateFlowLayout`.
    public typealias UICollectionViewDelegateFlowLayout = UIKit.UICollectionViewDelegateFlowLayout
    /// `UIKit.UICollectionViewDataSourcePrefetching`.
    public typealias UICollectionViewDataSourcePrefetching = UIKit.UICollectionViewDataSourcePrefetching
    /// `UIKit.UICellConfigurationState`.
    public typealias UICellConfigurationState = UIKit.UICellConfigurationState

    // Views and layers.
    /// `UIKit.UIView`.
    public typealias UIView = UIKit.UIView
    /// `UIKit.UIWindow`.
    public typealias UIWindow = UIKit.UIWindow
    /// `UIKit.UIScreen`.
    public typealias UIScreen = UIKit.UIScreen
    /// `UIKit.UIScrollView`.
    public typealias UIScrollView = UIKit.UIScrollView
    /// `UIKit.UIScrollViewDelegate`.
    public typealias UIScrollViewDelegate = UIKit.UIScrollViewDelegate
    /// `UIKit.UIStackView`.
    public typealias UIStackView = UIKit.UIStackView
    /// `UIKit.UILabel`.
    public typealias UILabel = UIKit.UILabel
    /// `UIKit.UIImageView`.
    public typealias UIImageView = UIKit.UIImageView
    /// `UIKit.UIButton`.
    public typealias UIButton = UIKit.UIButton
    /// `UIKit.UIControl`.
    public typealias UIControl = UIKit.UIControl
    /// `UIKit.UILayoutGuide`.
    public typealias UILayoutGuide = UIKit.UILayoutGuide
    /// `UIKit.UILayoutPriority`.
    public typealias UILayoutPriority = UIKit.UILayoutPriority
    /// `UIKit.NSLayoutConstraint`.
    public typealias NSLayoutConstraint = UIKit.NSLayoutConstraint
    /// `QuartzCore.CALayer`.
    public typealias CALayer = QuartzCore.CALayer
    /// `QuartzCore.CAShapeLayer`.
    public typealias CAShapeLayer = QuartzCore.CAShapeLayer
    /// `QuartzCore.CAGradientLayer`.
    public typealias CAGradientLayer = QuartzCore.CAGradientLayer
    /// `QuartzCore.CATransaction`.
    public typealias CATransaction = QuartzCore.CATransaction

    // Pictures and colours.
    /// `UIKit.UIColor`.
    public typealias UIColor = UIKit.UIColor
    /// `UIKit.UIImage`.
    public typealias UIImage = UIKit.UIImage
    /// `UIKit.UIFont`.
    public typealias UIFont = UIKit.UIFont
    /// `UIKit.UIBezierPath`.
    public typealias UIBezierPath = UIKit.UIBezierPath
    /// `CoreGraphics.CGColor`.
    public typealias CGColor = CoreGraphics.CGColor
    /// `CoreGraphics.CGImage`.
    public typealias CGImage = CoreGraphics.CGImage
    /// `CoreGraphics.CGPath`.
    public typealias CGPath = CoreGraphics.CGPath
    /// `UIKit.UIGraphicsImageRenderer`.
    public typealias UIGraphicsImageRenderer = UIKit.UIGraphicsImageRenderer

    // The application.
    /// `UIKit.UIApplication`.
    public typealias UIApplication = UIKit.UIApplication
    /// `UIKit.UIDevice`.
    public typealias UIDevice = UIKit.UIDevice
    /// `UIKit.UIResponder`.
    public typealias UIResponder = UIKit.UIResponder
    /// `UIKit.UIEvent`.
    public typealias UIEvent = UIKit.UIEvent
    /// `UIKit.UITouch`.
    public typealias UITouch = UIKit.UITouch
    /// `UIKit.UIGestureRecognizer`.
    public typealias UIGestureRecognizer = UIKit.UIGestureRecognizer
    /// `UIKit.UITapGestureRecognizer`.
    public typealias UITapGestureRecognizer = UIKit.UITapGestureRecognizer
    /// `UIKit.UIPanGestureRecognizer`.
    public typealias UIPanGestureRecognizer = UIKit.UIPanGestureRecognizer
    /// `UIKit.UITraitCollection`.
    public typealias UITraitCollection = UIKit.UITraitCollection
    /// `UIKit.UIUserInterfaceStyle`.
    public typealias UIUserInterfaceStyle = UIKit.UIUserInterfaceStyle
    /// `UIKit.UIUserInterfaceLayoutDirection`.
    public typealias UIUserInterfaceLayoutDirection = UIKit.UIUserInterfaceLayoutDirection
    /// `UIKit.UIViewController`.
    public typealias UIViewController = UIKit.UIViewController
    /// `UIKit.UINavigationController`.
    public typealias UINavigationController = UIKit.UINavigationController
    /// `UIKit.UINavigationItem`.
    public typealias UINavigationItem = UIKit.UINavigationItem
    /// `UIKit.UIBarButtonItem`.
    public typealias UIBarButtonItem = UIKit.UIBarButtonItem
  }
#endif
