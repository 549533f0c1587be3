// The identifiers of types of data, as strings: there are no `CFString`s on Linux, and `kUTTypeImage as String` compiles.

/// The identifier of the type of all items, such as files and folders.
public let kUTTypeItem = "public.item"
/// The identifier of the type of all documents, such as pictures and texts.
public let kUTTypeContent = "public.content"
/// The identifier of the type of all data.
public let kUTTypeData = "public.data"
/// The identifier of the type of folders that the user sees.
public let kUTTypeFolder = "public.folder"
/// The identifier of the type of all images.
public let kUTTypeImage = "public.image"
/// The identifier of the type of PNG images.
public let kUTTypePNG = "public.png"
/// The identifier of the type of JPEG images.
public let kUTTypeJPEG = "public.jpeg"
/// The identifier of the type of GIF images.
public let kUTTypeGIF = "com.compuserve.gif"
/// The identifier of the type of PDF documents.
public let kUTTypePDF = "com.adobe.pdf"
/// The identifier of the type of all texts, with or without markup.
public let kUTTypeText = "public.text"
/// The identifier of the type of texts without markup.
public let kUTTypePlainText = "public.plain-text"
/// The identifier of the type of texts without markup in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// The identifier of the type of HTML texts.
public let kUTTypeHTML = "public.html"
/// The identifier of the type of texts in the Rich Text Format.
public let kUTTypeRTF = "public.rtf"
/// The identifier of the type of XML texts.
public let kUTTypeXML = "public.xml"
/// The identifier of the type of JSON texts.
public let kUTTypeJSON = "public.json"
/// The identifier of the type of tables as texts with commas.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// The identifier of the type of property lists.
public let kUTTypePropertyList = "com.apple.property-list"
/// The identifier of the type of all URLs.
public let kUTTypeURL = "public.url"
/// The identifier of the type of URLs of files.
public let kUTTypeFileURL = "public.file-url"
/// The identifier of the type of pictures in motion, with or without sound.
public let kUTTypeMovie = "public.movie"
/// The identifier of the type of pictures in motion without sound.
public let kUTTypeVideo = "public.video"
/// The identifier of the type of MPEG-4 movies.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// The identifier of the type of QuickTime movies.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// The identifier of the type of all sounds.
public let kUTTypeAudio = "public.audio"
/// The identifier of the type of MP3 sounds.
public let kUTTypeMP3 = "public.mp3"
/// The identifier of the type of ZIP archives.
public let kUTTypeZipArchive = "public.zip-archive"
/// The identifier of the type of folders, also those that look like files.
public let kUTTypeDirectory = "public.directory"
/// The identifier of the type of links to other items.
public let kUTTypeResolvable = "com.apple.resolvable"
/// The identifier of the type of symbolic links.
public let kUTTypeSymLink = "public.symlink"
/// The identifier of the type of places where volumes appear.
public let kUTTypeMountPoint = "com.apple.mount-point"
/// The identifier of the type of alias files.
public let kUTTypeAliasFile = "com.apple.alias-file"
/// The identifier of the type of alias records.
public let kUTTypeAliasRecord = "com.apple.alias-record"
/// The identifier of the type of bookmarks of URLs.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
/// The identifier of the type of documents that consist of several types of data.
public let kUTTypeCompositeContent = "public.composite-content"
/// The identifier of the type of texts without markup in UTF-16.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// The identifier of the type of texts without markup in UTF-16 with a byte order.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
/// The identifier of the type of tables as texts with any delimiter.
public let kUTTypeDelimitedText = "public.delimited-values-text"
/// The identifier of the type of tables as texts with tabs.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// The identifier of the type of tables as texts with tabs in UTF-8.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
/// The identifier of the type of source code.
public let kUTTypeSourceCode = "public.source-code"
/// The identifier of the type of source code in assembly language.
public let kUTTypeAssemblyLanguageSource = "public.assembly-source"
/// The identifier of the type of source code in C.
public let kUTTypeCSource = "public.c-source"
/// The identifier of the type of source code in Objective-C.
public let kUTTypeObjectiveCSource = "public.objective-c-source"
/// The identifier of the type of source code in Swift.
public let kUTTypeSwiftSource = "public.swift-source"
/// The identifier of the type of source code in C++.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
/// The identifier of the type of source code in Objective-C++.
public let kUTTypeObjectiveCPlusPlusSource = "public.objective-c-plus-plus-source"
/// The identifier of the type of header files of C.
public let kUTTypeCHeader = "public.c-header"
/// The identifier of the type of header files of C++.
public let kUTTypeCPlusPlusHeader = "public.c-plus-plus-header"
/// The identifier of the type of source code in Java.
public let kUTTypeJavaSource = "com.sun.java-source"
/// The identifier of the type of source code of scripts.
public let kUTTypeScript = "public.script"
/// The identifier of the type of source code in AppleScript.
public let kUTTypeAppleScript = "com.apple.applescript.text"
/// The identifier of the type of compiled scripts.
public let kUTTypeOSAScript = "com.apple.applescript.script"
/// The identifier of the type of folders with compiled scripts.
public let kUTTypeOSAScriptBundle = "com.apple.applescript.script-bundle"
/// The identifier of the type of source code in JavaScript.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// The identifier of the type of scripts for a shell.
public let kUTTypeShellScript = "public.shell-script"
/// The identifier of the type of scripts in Perl.
public let kUTTypePerlScript = "public.perl-script"
/// The identifier of the type of scripts in Python.
public let kUTTypePythonScript = "public.python-script"
/// The identifier of the type of scripts in Ruby.
public let kUTTypeRubyScript = "public.ruby-script"
/// The identifier of the type of scripts in PHP.
public let kUTTypePHPScript = "public.php-script"
/// The identifier of the type of property lists in XML.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// The identifier of the type of property lists in binary form.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// The identifier of the type of folders with a text in the Rich Text Format and its attachments.
public let kUTTypeRTFD = "com.apple.rtfd"
/// The identifier of the type of texts in the Rich Text Format with attachments in one file.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
/// The identifier of the type of texts with attachments of an older Mac.
public let kUTTypeTXNTextAndMultimediaData = "com.apple.txn.text-multimedia-data"
/// The identifier of the type of archives of web pages.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// The identifier of the type of JPEG 2000 images.
public let kUTTypeJPEG2000 = "public.jpeg-2000"
/// The identifier of the type of TIFF images.
public let kUTTypeTIFF = "public.tiff"
/// The identifier of the type of QuickDraw images.
public let kUTTypePICT = "com.apple.pict"
/// The identifier of the type of QuickTime images.
public let kUTTypeQuickTimeImage = "com.apple.quicktime-image"
/// The identifier of the type of icons of the Mac.
public let kUTTypeAppleICNS = "com.apple.icns"
/// The identifier of the type of Windows bitmap images.
public let kUTTypeBMP = "com.microsoft.bmp"
/// The identifier of the type of icons of Windows.
public let kUTTypeICO = "com.microsoft.ico"
/// The identifier of the type of raw images of cameras.
public let kUTTypeRawImage = "public.camera-raw-image"
/// The identifier of the type of SVG images.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// The identifier of the type of Live Photos.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// The identifier of the type of sounds and pictures in motion.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// The identifier of the type of MPEG movies.
public let kUTTypeMPEG = "public.mpeg"
/// The identifier of the type of MPEG-2 video.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
/// The identifier of the type of transport streams of MPEG-2.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
/// The identifier of the type of MPEG-4 sounds.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// The identifier of the type of protected MPEG-4 sounds.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
/// The identifier of the type of protected MPEG-4 video.
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
/// The identifier of the type of AVI movies.
public let kUTTypeAVIMovie = "public.avi"
/// The identifier of the type of AIFF sounds.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
/// The identifier of the type of WAV sounds.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// The identifier of the type of MIDI sounds.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// The identifier of the type of lists of sounds.
public let kUTTypePlaylist = "public.playlist"
/// The identifier of the type of lists of sounds in M3U.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"
/// The identifier of the type of volumes.
public let kUTTypeVolume = "public.volume"
/// The identifier of the type of folders that look like files.
public let kUTTypePackage = "com.apple.package"
/// The identifier of the type of bundles.
public let kUTTypeBundle = "com.apple.bundle"
/// The identifier of the type of bundles with plug-ins.
public let kUTTypePluginBundle = "com.apple.plugin"
/// The identifier of the type of importers of metadata.
public let kUTTypeSpotlightImporter = "com.apple.metadata-importer"
/// The identifier of the type of generators of previews.
public let kUTTypeQuickLookGenerator = "com.apple.quicklook-generator"
/// The identifier of the type of services for other programs.
public let kUTTypeXPCService = "com.apple.xpc-service"
/// The identifier of the type of frameworks.
public let kUTTypeFramework = "com.apple.framework"
/// The identifier of the type of applications.
public let kUTTypeApplication = "com.apple.application"
/// The identifier of the type of bundles with applications.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
/// The identifier of the type of applications that are a file.
public let kUTTypeApplicationFile = "com.apple.application-file"
/// The identifier of the type of executable files of Unix.
public let kUTTypeUnixExecutable = "public.unix-executable"
/// The identifier of the type of executable files of Windows.
public let kUTTypeWindowsExecutable = "com.microsoft.windows-executable"
/// The identifier of the type of compiled classes of Java.
public let kUTTypeJavaClass = "com.sun.java-class"
/// The identifier of the type of archives of Java.
public let kUTTypeJavaArchive = "com.sun.java-archive"
/// The identifier of the type of panes of System Preferences.
public let kUTTypeSystemPreferencesPane = "com.apple.systempreference.prefpane"
/// The identifier of the type of gzip archives.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// The identifier of the type of bzip2 archives.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// The identifier of the type of archives of files.
public let kUTTypeArchive = "public.archive"
/// The identifier of the type of disk images.
public let kUTTypeDiskImage = "public.disk-image"
/// The identifier of the type of spreadsheets.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// The identifier of the type of presentations.
public let kUTTypePresentation = "public.presentation"
/// The identifier of the type of databases.
public let kUTTypeDatabase = "public.database"
/// The identifier of the type of electronic business cards.
public let kUTTypeVCard = "public.vcard"
/// The identifier of the type of tasks.
public let kUTTypeToDoItem = "public.to-do-item"
/// The identifier of the type of events of a calendar.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// The identifier of the type of messages of mail.
public let kUTTypeEmailMessage = "public.email-message"
/// The identifier of the type of files with a link.
public let kUTTypeInternetLocation = "com.apple.internet-location"
/// The identifier of the type of handwriting.
public let kUTTypeInkText = "com.apple.ink.inktext"
/// The identifier of the type of fonts.
public let kUTTypeFont = "public.font"
/// The identifier of the type of bookmarks.
public let kUTTypeBookmark = "public.bookmark"
/// The identifier of the type of scenes in three dimensions.
public let kUTType3DContent = "public.3d-content"
/// The identifier of the type of PKCS 12 data.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
/// The identifier of the type of certificates.
public let kUTTypeX509Certificate = "public.x509-certificate"
/// The identifier of the type of electronic books.
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// The identifier of the type of records of events.
public let kUTTypeLog = "public.log"
/// The identifier of the type of executable files.
public let kUTTypeExecutable = "public.executable"
/// The identifier of the type of contacts.
public let kUTTypeContact = "public.contact"
/// The identifier of the type of messages.
public let kUTTypeMessage = "public.message"
