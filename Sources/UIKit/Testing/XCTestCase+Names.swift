#if DEBUG && canImport(XCTest)
  import CoreGraphics
  import QuartzCore
  import XCTest

  /// The most common names of UIKit, inside test cases.
  ///
  /// On iOS, XCTest imports UIKit: many test files import only XCTest and use UIKit's types. XCTest on Linux does not
  /// import this module. Therefore the names are members of `XCTestCase`, and are available in test classes but not at
  /// the top level of a file. They are part of debug builds only, and only if XCTest is available (it is not with the
  /// static standard library): no release build is linked with XCTest.
  extension XCTestCase {
    // Geometry and values.
    /// The type `UIKit.UIEdgeInsets`.
    public typealias UIEdgeInsets = UIKit.UIEdgeInsets
    /// The type `UIKit.NSDirectionalEdgeInsets`.
    public typealias NSDirectionalEdgeInsets = UIKit.NSDirectionalEdgeInsets
    /// The type `UIKit.UIOffset`.
    public typealias UIOffset = UIKit.UIOffset
    /// The type `UIKit.UIRectEdge`.
    public typealias UIRectEdge = UIKit.UIRectEdge
    /// The type `UIKit.UIRectCorner`.
    public typealias UIRectCorner = UIKit.UIRectCorner
    /// The type `CoreGraphics.CGAffineTransform`.
    public typealias CGAffineTransform = CoreGraphics.CGAffineTransform
    /// The type `CoreGraphics.CGVector`.
    public typealias CGVector = CoreGraphics.CGVector
    /// The type `QuartzCore.CATransform3D`.
    public typealias CATransform3D = QuartzCore.CATransform3D
    /// The type `UIKit.NSTextAlignment`.
    public typealias NSTextAlignment = UIKit.NSTextAlignment

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns the current time of day; see `CoreGraphics.CFAbsoluteTimeGetCurrent()`.
    ///
    /// - Returns: The time in seconds since the beginning of 2001 (UTC).
    nonisolated public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
      CoreGraphics.CFAbsoluteTimeGetCurrent()
    }

    // The collection view.
    /// The type `UIKit.UICollectionView`.
    public typealias UICollectionView = UIKit.UICollectionView
    /// The type `UIKit.UICollectionViewLayout`.
    public typealias UICollectionViewLayout = UIKit.UICollectionViewLayout
    /// The type `UIKit.UICollectionViewFlowLayout`.
    public typealias UICollectionViewFlowLayout = UIKit.UICollectionViewFlowLayout
    /// The type `UIKit.UICollectionViewTransitionLayout`.
    public typealias UICollectionViewTransitionLayout = UIKit.UICollectionViewTransitionLayout
    /// The type `UIKit.UICollectionViewLayoutAttributes`.
    public typealias UICollectionViewLayoutAttributes = UIKit.UICollectionViewLayoutAttributes
    /// The type `UIKit.UICollectionViewLayoutInvalidationContext`.
    public typealias UICollectionViewLayoutInvalidationContext = UIKit.UICollectionViewLayoutInvalidationContext
    /// The type `UIKit.UICollectionViewFlowLayoutInvalidationContext`.
    public typealias UICollectionViewFlowLayoutInvalidationContext = UIKit.UICollectionViewFlowLayoutInvalidationContext
    /// The type `UIKit.UICollectionViewUpdateItem`.
    public typealias UICollectionViewUpdateItem = UIKit.UICollectionViewUpdateItem
    /// The type `UIKit.UICollectionReusableView`.
    public typealias UICollectionReusableView = UIKit.UICollectionReusableView
    /// The type `UIKit.UICollectionViewCell`.
    public typealias UICollectionViewCell = UIKit.UICollectionViewCell
    /// The type `UIKit.UICollectionViewController`.
    public typealias UICollectionViewController = UIKit.UICollectionViewController
    /// The type `UIKit.UICollectionViewDataSource`.
    public typealias UICollectionViewDataSource = UIKit.UICollectionViewDataSource
    /// The type `UIKit.UICollectionViewDelegate`.
    public typealias UICollectionViewDelegate = UIKit.UICollectionViewDelegate
    /// The type `UIKit.UICollectionViewDelegateFlowLayout`.
    public typealias UICollectionViewDelegateFlowLayout = UIKit.UICollectionViewDelegateFlowLayout
    /// The type `UIKit.UICollectionViewDataSourcePrefetching`.
    public typealias UICollectionViewDataSourcePrefetching = UIKit.UICollectionViewDataSourcePrefetching
    /// The type `UIKit.UICellConfigurationState`.
    public typealias UICellConfigurationState = UIKit.UICellConfigurationState

    // Views and layers.
    /// The type `UIKit.UIView`.
    public typealias UIView = UIKit.UIView
    /// The type `UIKit.UIWindow`.
    public typealias UIWindow = UIKit.UIWindow
    /// The type `UIKit.UIScreen`.
    public typealias UIScreen = UIKit.UIScreen
    /// The type `UIKit.UIScrollView`.
    public typealias UIScrollView = UIKit.UIScrollView
    /// The type `UIKit.UIScrollViewDelegate`.
    public typealias UIScrollViewDelegate = UIKit.UIScrollViewDelegate
    /// The type `UIKit.UIStackView`.
    public typealias UIStackView = UIKit.UIStackView
    /// The type `UIKit.UILabel`.
    public typealias UILabel = UIKit.UILabel
    /// The type `UIKit.UIImageView`.
    public typealias UIImageView = UIKit.UIImageView
    /// The type `UIKit.UIButton`.
    public typealias UIButton = UIKit.UIButton
    /// The type `UIKit.UIControl`.
    public typealias UIControl = UIKit.UIControl
    /// The type `UIKit.UILayoutGuide`.
    public typealias UILayoutGuide = UIKit.UILayoutGuide
    /// The type `UIKit.UILayoutPriority`.
    public typealias UILayoutPriority = UIKit.UILayoutPriority
    /// The type `UIKit.NSLayoutConstraint`.
    public typealias NSLayoutConstraint = UIKit.NSLayoutConstraint
    /// The type `QuartzCore.CALayer`.
    public typealias CALayer = QuartzCore.CALayer
    /// The type `QuartzCore.CAShapeLayer`.
    public typealias CAShapeLayer = QuartzCore.CAShapeLayer
    /// The type `QuartzCore.CAGradientLayer`.
    public typealias CAGradientLayer = QuartzCore.CAGradientLayer
    /// The type `QuartzCore.CATransaction`.
    public typealias CATransaction = QuartzCore.CATransaction

    // Pictures and colours.
    /// The type `UIKit.UIColor`.
    public typealias UIColor = UIKit.UIColor
    /// The type `UIKit.UIImage`.
    public typealias UIImage = UIKit.UIImage
    /// The type `UIKit.UIFont`.
    public typealias UIFont = UIKit.UIFont
    /// The type `UIKit.UIBezierPath`.
    public typealias UIBezierPath = UIKit.UIBezierPath
    /// The type `CoreGraphics.CGColor`.
    public typealias CGColor = CoreGraphics.CGColor
    /// The type `CoreGraphics.CGImage`.
    public typealias CGImage = CoreGraphics.CGImage
    /// The type `CoreGraphics.CGPath`.
    public typealias CGPath = CoreGraphics.CGPath
    /// The type `UIKit.UIGraphicsImageRenderer`.
    public typealias UIGraphicsImageRenderer = UIKit.UIGraphicsImageRenderer

    // The application.
    /// The type `UIKit.UIApplication`.
    public typealias UIApplication = UIKit.UIApplication
    /// The type `UIKit.UIDevice`.
    public typealias UIDevice = UIKit.UIDevice
    /// The type `UIKit.UIResponder`.
    public typealias UIResponder = UIKit.UIResponder
    /// The type `UIKit.UIEvent`.
    public typealias UIEvent = UIKit.UIEvent
    /// The type `UIKit.UITouch`.
    public typealias UITouch = UIKit.UITouch
    /// The type `UIKit.UIGestureRecognizer`.
    public typealias UIGestureRecognizer = UIKit.UIGestureRecognizer
    /// The type `UIKit.UITapGestureRecognizer`.
    public typealias UITapGestureRecognizer = UIKit.UITapGestureRecognizer
    /// The type `UIKit.UIPanGestureRecognizer`.
    public typealias UIPanGestureRecognizer = UIKit.UIPanGestureRecognizer
    /// The type `UIKit.UITraitCollection`.
    public typealias UITraitCollection = UIKit.UITraitCollection
    /// The type `UIKit.UIUserInterfaceStyle`.
    public typealias UIUserInterfaceStyle = UIKit.UIUserInterfaceStyle
    /// The type `UIKit.UIUserInterfaceLayoutDirection`.
    public typealias UIUserInterfaceLayoutDirection = UIKit.UIUserInterfaceLayoutDirection
    /// The type `UIKit.UIViewController`.
    public typealias UIViewController = UIKit.UIViewController
    /// The type `UIKit.UINavigationController`.
    public typealias UINavigationController = UIKit.UINavigationController
    /// The type `UIKit.UINavigationItem`.
    public typealias UINavigationItem = UIKit.UINavigationItem
    /// The type `UIKit.UIBarButtonItem`.
    public typealias UIBarButtonItem = UIKit.UIBarButtonItem
  }
#endif
