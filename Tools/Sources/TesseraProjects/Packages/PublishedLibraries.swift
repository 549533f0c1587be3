import Foundation

/// Finds the repositories of the libraries that an Xcode project uses by CocoaPods or Carthage, which download them. Many of
/// these libraries are also Swift packages, which can be built.
enum PublishedLibraries {
  /// The repository of a pod.
  private struct Repository {
    var place: String
    /// The name of the product in the package.
    var product: String
  }

  /// The repositories of pods, because a `Podfile` usually does not contain addresses.
  private static let repositories: [String: Repository] = {
    var result: [String: Repository] = [:]
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      // Without a third word, the product has the name of the pod. The repository often has it, too.
      let place = words[1].hasSuffix("/") ? words[1] + words[0] : words[1]
      result[words[0]] = Repository(place: place, product: words.count > 2 ? words[2] : words[0])
    }
    return result
  }()

  /// The pods that are also packages, without libraries in Objective-C. Each line has the name of the pod, the owner and
  /// the repository on GitHub, and the name of the product if it is not that of the pod.
  private static let list = """
    ActiveLabel optonaut/ActiveLabel.swift
    Alamofire Alamofire/
    AlamofireImage Alamofire/
    AlignedCollectionViewFlowLayout mischa-hildebrand/
    Anchorage Rightpoint/
    Atributika psharanda/
    BetterSegmentedControl gmarm/
    BonMot Rightpoint/
    Cache hyperoslo/
    Cartography robb/
    Charts danielgindi/
    CHTCollectionViewWaterfallLayout chiahsien/
    CollectionKit SoySauceLab/
    CollectionViewSlantedLayout yacir/
    CombineCocoa CombineCommunity/
    Cosmos evgenyneu/
    CryptoSwift krzyzanowskim/
    CurrencyText marinofelipe/CurrencyText
    DGCharts danielgindi/Charts
    DLProgressHUD DeluxeAlonso/
    DeepDiff onmyway133/
    Differ tonyarnold/
    DifferenceKit ra1028/
    DiffableDataSources ra1028/
    Disk saoudrizwan/
    DropDown AssistoLab/
    Eureka xmartlabs/
    FSPagerView WenchaoD/
    FlexLayout layoutBox/
    FloatingPanel scenee/
    Gifu kaishin/
    GrowingTextView KennethTsang/
    Hero HeroTransitions/
    IQKeyboardManagerSwift hackiftekhar/IQKeyboardManager
    InputBarAccessoryView nathantannar4/
    Instructions ephread/
    JTAppleCalendar patchthecode/
    KeychainAccess kishikawakatsumi/
    KeychainSwift evgenyneu/keychain-swift
    Kingfisher onevcat/
    Lightbox hyperoslo/
    MagazineLayout airbnb/
    MarkdownKit bmoliveira/
    MarqueeLabel cbpowell/
    MessageKit MessageKit/
    Moya Moya/
    NVActivityIndicatorView ninjaprox/
    Nimble Quick/
    NotificationBannerSwift Daltron/NotificationBanner
    Nuke kean/
    ObjectMapper tristanhimmelman/
    PKHUD pkluz/
    Pageboy uias/
    PanModal slackhq/
    Parchment rechsteiner/
    PinLayout layoutBox/
    PopupDialog Orderella/
    PromiseKit mxcl/
    Quick Quick/
    ReachabilitySwift ashleymills/Reachability.swift Reachability
    ReactiveCocoa ReactiveCocoa/
    ReactiveSwift ReactiveCocoa/
    ReactorKit ReactorKit/
    Reusable AliSoftware/
    RxBlocking ReactiveX/RxSwift
    RxCocoa ReactiveX/RxSwift
    RxDataSources RxSwiftCommunity/
    RxGesture RxSwiftCommunity/
    RxRelay ReactiveX/RxSwift
    RxSwift ReactiveX/RxSwift
    RxTest ReactiveX/RxSwift
    SideMenu jonkykong/
    SkeletonView Juanpe/
    SkyFloatingLabelTextField Skyscanner/
    SnapKit SnapKit/
    Starscream daltoniam/
    SteviaLayout freshOS/Stevia Stevia
    SwiftCheck typelift/
    SwiftDate malcommac/
    SwiftEntryKit huri000/
    SwiftMessages SwiftKickMobile/
    SwiftyGif kirualex/
    SwiftyJSON SwiftyJSON/
    SwiftyMarkdown SimonFairbairn/
    SwifterSwift SwifterSwift/
    SwipeCellKit SwipeCellKit/
    Swinject Swinject/
    SwinjectAutoregistration Swinject/
    SwinjectStoryboard Swinject/
    Tabman uias/
    TagListView ela-compil/
    Then devxoul/
    TinyConstraints roberthein/
    Toast-Swift scalessec/Toast-Swift Toast
    UPCarouselFlowLayout ink-spot/
    XCoordinator quickbirdstudios/
    XLPagerTabStrip xmartlabs/
    ZIPFoundation weichsel/
    lottie-ios airbnb/lottie-ios Lottie
    """

  /// Returns a reference to the package of a pod that is not installed, or nil if its repository is not known.
  ///
  /// - Parameters:
  ///   - pod: The pod.
  ///   - lock: The versions that CocoaPods has installed.
  static func package(of pod: PodFile.Pod, lock: PodLock) -> PackageReference? {
    let name = String(pod.name.prefix { $0 != "/" })
    let known = repositories[name]
    guard let location = pod.repository ?? known.map({ "https://github.com/\($0.place)" }) else { return nil }
    let (from, below) = lock.versions[name].map { ($0, Optional($0)) } ?? range(pod.requirement)
    var reference = PackageReference(location: location, requirement: .published(from: from, below: below))
    reference.products = [known?.product ?? name]
    return reference
  }

  /// Adds the packages that a `Cartfile` names to the tests that import a module with the name of the package.
  ///
  /// - Parameters:
  ///   - project: The project. Its `Cartfile`, `Cartfile.private` and `Cartfile.resolved` are in its folder.
  ///   - imports: A function that returns the modules that a target imports.
  static func addCarthage(to project: inout Project, imports: (ProjectTarget) -> [String]) {
    var entries: [String: PackageReference] = [:]
    for name in ["Cartfile", "Cartfile.private", "Cartfile.resolved"] {
      guard let data = FileManager.default.contents(atPath: Paths.join(project.folder, name)) else { continue }
      for reference in cartfile(String(decoding: data, as: UTF8.self)) {
        if let module = reference.products.first { entries[module] = reference }
      }
    }
    guard !entries.isEmpty else { return }
    let own = Set(project.targets.map(\.moduleName))
    for index in project.targets.indices where project.targets[index].isTest {
      for module in imports(project.targets[index]) where !own.contains(module) {
        guard let reference = entries[module] else { continue }
        project.add(reference, for: index)
      }
    }
  }

  /// Returns the packages that a `Cartfile` names: `github "owner/Name" ~> 1.2`. The product is assumed to have the name of
  /// the repository.
  static func cartfile(_ text: String) -> [PackageReference] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let code = line.drop(while: \.isWhitespace)
      let isGitHub = code.hasPrefix("github ")
      guard isGitHub || code.hasPrefix("git ") else { return nil }
      let strings = PodFile.strings(in: code)
      guard let place = strings.first else { return nil }
      let location = isGitHub && !place.contains("://") ? "https://github.com/\(place)" : place
      let rest = code.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\"")
      let (from, below) =
        strings.count > 1 ? (strings[1], Optional(strings[1])) : range(rest.prefix { $0 != "#" }.filter { $0 != " " })
      var reference = PackageReference(location: location, requirement: .published(from: from, below: below))
      guard let name = reference.ownerAndName?.name else { return nil }
      reference.products = [name]
      return reference
    }
  }

  /// Returns the first version that a requirement such as `~> 1.2`, `>= 1.0` or `1.2.3` accepts, and the first one after it
  /// that it does not.
  static func range(_ requirement: String?) -> (from: String, below: String?) {
    let text = (requirement ?? "").filter { !$0.isWhitespace }
    let number = String(text.drop { !$0.isNumber })
    guard !number.isEmpty else { return ("0.0.0", nil) }
    if text.hasPrefix(">") { return (number, nil) }
    guard text.hasPrefix("~>") else { return (number, number) }
    // The last number may grow: `~> 1.2` accepts 1.9, and `~> 1.2.3` accepts 1.2.9.
    var parts = number.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    if parts.count > 1 { parts.removeLast() }
    let last = parts.removeLast()
    parts.append(last < .max ? last + 1 : last)
    return (number, parts.map(String.init).joined(separator: "."))
  }
}

extension Project {
  /// Adds a package with one product to a target.
  ///
  /// - Parameters:
  ///   - package: The package, which is added unless the project uses it already.
  ///   - index: The index of the target.
  mutating func add(_ package: PackageReference, for index: Int) {
    if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
    for product in package.products where !targets[index].products.contains(product) {
      targets[index].products.append(product)
    }
  }
}
