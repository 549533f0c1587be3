extension UTType {
  /// All items, such as files and folders.
  public static let item = UTType(known: "public.item")
  /// All documents, such as pictures and texts.
  public static let content = UTType(known: "public.content")
  /// Documents with mixed content, such as pictures in a text.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Data that can be mounted as a volume.
  public static let diskImage = UTType(known: "public.disk-image")
  /// All data.
  public static let data = UTType(known: "public.data")
  /// All directories: folders and packages.
  public static let directory = UTType(known: "public.directory")
  /// Symbolic links and alias files.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// Symbolic links.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// Items that can be executed.
  public static let executable = UTType(known: "public.executable")
  /// Mount points of volumes.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// Alias files.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// Bookmarks of URLs.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// All URLs.
  public static let url = UTType(known: "public.url")
  /// URLs of files.
  public static let fileURL = UTType(known: "public.file-url")
  /// All texts, with or without markup.
  public static let text = UTType(known: "public.text")
  /// Texts without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Texts without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Texts without markup in UTF-16, in the byte order of files.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Texts without markup in UTF-16, in the byte order of the computer.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Tables as texts.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Tables as texts with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tables as texts with tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Tables as texts with tabs in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Texts in the Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML texts.
  public static let html = UTType(known: "public.html")
  /// XML texts.
  public static let xml = UTType(known: "public.xml")
  /// YAML texts.
  public static let yaml = UTType(known: "public.yaml")
  /// Style sheets.
  public static let css = UTType(known: "public.css")
  /// Source code of all languages.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in assembly languages.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Source code in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// Header files in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// Header files in C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Source code in all script languages.
  public static let script = UTType(known: "public.script")
  /// Source code in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// Compiled scripts of the Open Scripting Architecture.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// Bundles with scripts of the Open Scripting Architecture.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// Source code in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Shell scripts.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Source code in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// Source code in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Source code in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// Source code in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// Makefiles.
  public static let makefile = UTType(known: "public.make-source")
  /// JSON texts.
  public static let json = UTType(known: "public.json")
  /// Property lists.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Property lists in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// Binary property lists.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// PDF documents.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Packages with rich text and its attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text and its attachments as data.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// Archives of pages.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// All images.
  public static let image = UTType(known: "public.image")
  /// JPEG images.
  public static let jpeg = UTType(known: "public.jpeg")
  /// TIFF images.
  public static let tiff = UTType(known: "public.tiff")
  /// GIF images.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// PNG images.
  public static let png = UTType(known: "public.png")
  /// Icons of Apple.
  public static let icns = UTType(known: "com.apple.icns")
  /// Windows bitmaps.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Windows icons.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// Images as a camera's sensor has recorded them.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// SVG images.
  public static let svg = UTType(known: "public.svg-image")
  /// Live photos.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// HEIF images.
  public static let heif = UTType(known: "public.heif")
  /// HEIC images.
  public static let heic = UTType(known: "public.heic")
  /// HEIC image sequences.
  public static let heics = UTType(known: "public.heics")
  /// WebP images.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// OpenEXR images.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// Digital negatives.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// Three-dimensional content.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// Universal Scene Descriptions.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// Packages with a Universal Scene Description.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// Reality files.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// Scenes of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// Reference objects of augmented reality.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// All sounds and pictures in motion.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Pictures in motion, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures in motion without sound.
  public static let video = UTType(known: "public.video")
  /// All sounds.
  public static let audio = UTType(known: "public.audio")
  /// QuickTime movies.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MPEG-1 and MPEG-2 movies.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-2 videos.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// MPEG-2 transport streams.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// MP3 sounds.
  public static let mp3 = UTType(known: "public.mp3")
  /// MPEG-4 movies.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// MPEG-4 sounds.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Protected MPEG-4 sounds.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// Protected MPEG-4 movies.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// AVI movies.
  public static let avi = UTType(known: "public.avi")
  /// AIFF sounds.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// WAVE sounds.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MIDI sounds.
  public static let midi = UTType(known: "public.midi-audio")
  /// All playlists.
  public static let playlist = UTType(known: "public.playlist")
  /// M3U playlists.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// Folders that the user sees.
  public static let folder = UTType(known: "public.folder")
  /// Folders at the root of a volume.
  public static let volume = UTType(known: "public.volume")
  /// Directories that the user sees as files.
  public static let package = UTType(known: "com.apple.package")
  /// Directories that a `Bundle` reads.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Bundles of plug-ins.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// Plug-ins that import metadata for Spotlight.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// Plug-ins that draw previews for Quick Look.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// Bundles of XPC services.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// Bundles of frameworks.
  public static let framework = UTType(known: "com.apple.framework")
  /// All applications.
  public static let application = UTType(known: "com.apple.application")
  /// Bundles of applications.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// Bundles of application extensions.
  public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
  /// Programs of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// Programs of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// Panes of System Preferences.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// All archives.
  public static let archive = UTType(known: "public.archive")
  /// GNU zip archives.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Bzip2 archives.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// ZIP archives.
  public static let zip = UTType(known: "public.zip-archive")
  /// Archives of Apple.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// Tar archives.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// All spreadsheets.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// All presentations.
  public static let presentation = UTType(known: "public.presentation")
  /// All databases.
  public static let database = UTType(known: "public.database")
  /// All messages.
  public static let message = UTType(known: "public.message")
  /// All contacts.
  public static let contact = UTType(known: "public.contact")
  /// Business cards.
  public static let vCard = UTType(known: "public.vcard")
  /// Tasks.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// Events of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// Mail messages.
  public static let emailMessage = UTType(known: "public.email-message")
  /// Files with a location in the internet.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// Internet shortcuts of Windows.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// All fonts.
  public static let font = UTType(known: "public.font")
  /// Bookmarks.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Certificates with their private keys.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// Certificates.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// Electronic books.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// All logs.
  public static let log = UTType(known: "public.log")
  /// Haptic patterns.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  /// GeoJSON texts.
  public static let geoJSON = UTType(known: "public.geojson")
  /// The metadata of links.
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}
