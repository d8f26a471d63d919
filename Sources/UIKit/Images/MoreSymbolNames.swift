// More names of system symbols, and the icons of the same meaning in the icon font. Scenes name icons by
// the shorter list in SymbolNames.

extension SymbolNames {
  /// The names in the icon font of system symbols that apps use. A table in text, because the compiler takes
  /// seconds to optimize a dictionary literal of this size.
  static let more = symbols(
    """
    wb_sunny sun.min sun.max sun.haze
    wb_twilight sunrise sunrise.fill sunset sunset.fill
    nightlight moon
    nights_stay moon.stars moon.stars.fill cloud.moon cloud.moon.fill
    cloud_queue cloud
    cloud cloud.fill
    wb_cloudy cloud.sun cloud.sun.fill
    water_drop cloud.rain cloud.rain.fill drop.fill
    grain cloud.drizzle cloud.drizzle.fill cloud.heavyrain cloud.heavyrain.fill
    ac_unit cloud.snow cloud.snow.fill snow snowflake
    bolt cloud.bolt cloud.bolt.fill bolt bolt.fill
    thunderstorm cloud.bolt.rain cloud.bolt.rain.fill
    dehaze cloud.fog cloud.fog.fill
    air wind
    device_thermostat thermometer
    opacity drop humidity
    local_fire_department flame flame.fill
    eco leaf leaf.fill
    beach_access umbrella umbrella.fill
    looks rainbow
    music_note music.note
    queue_music music.note.list
    mic music.mic
    headphones headphones
    volume_mute speaker speaker.fill
    volume_off speaker.slash speaker.slash.fill
    volume_down speaker.wave.1 speaker.wave.1.fill speaker.1.fill
    volume_up speaker.wave.2 speaker.wave.3 speaker.wave.3.fill speaker.2.fill speaker.3.fill
    play_arrow play
    pause pause
    stop stop stop.fill square.fill
    play_circle_outline play.circle
    play_circle_filled play.circle.fill
    pause_circle_outline pause.circle
    pause_circle_filled pause.circle.fill
    fast_forward forward
    fast_rewind backward
    skip_next forward.end forward.end.fill
    skip_previous backward.end backward.end.fill
    replay gobackward gobackward.15 arrow.counterclockwise
    refresh goforward goforward.15
    replay_10 gobackward.10
    forward_10 goforward.10
    replay_30 gobackward.30
    forward_30 goforward.30
    shuffle shuffle
    repeat repeat
    repeat_one repeat.1
    mic_none mic
    mic_off mic.slash mic.slash.fill
    graphic_eq waveform
    photo photo.fill
    photo_library photo.on.rectangle photo.on.rectangle.angled photo.fill.on.rectangle.fill
    photo_camera camera
    flip_camera_ios camera.rotate
    videocam video
    videocam_off video.slash
    movie film film.fill
    tv tv tv.fill
    airplay airplayvideo
    brush paintbrush paintbrush.fill
    palette paintpalette paintpalette.fill
    crop crop
    auto_fix_high wand.and.stars
    tune slider.horizontal.3
    colorize eyedropper
    content_cut scissors
    attach_file paperclip
    link link
    drafts envelope.open envelope.open.fill
    inbox tray tray.fill
    send paperplane
    chat_bubble_outline message bubble.left bubble.right
    chat_bubble bubble.left.fill bubble.right.fill
    forum bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
    sms ellipsis.bubble
    chat text.bubble text.bubble.fill
    format_quote quote.bubble
    phone phone
    alternate_email at
    archive archivebox archivebox.fill
    reply arrowshape.turn.up.left arrowshape.turn.up.left.fill
    forward arrowshape.turn.up.right arrowshape.turn.up.right.fill
    campaign megaphone megaphone.fill
    notifications_off bell.slash bell.slash.fill
    notifications_active bell.badge bell.badge.fill
    map map
    place mappin mappin.and.ellipse
    near_me location
    explore compass safari safari.fill
    public globe.americas.fill globe.europe.africa.fill network
    flight airplane
    directions_car car car.fill
    directions_bus bus bus.fill
    tram tram tram.fill
    directions_bike bicycle
    directions_walk figure.walk
    directions_run figure.run
    local_gas_station fuelpump fuelpump.fill
    apartment building.2 building.2.fill
    account_balance building.columns building.columns.fill
    king_bed bed.double bed.double.fill
    restaurant fork.knife carrot
    local_cafe cup.and.saucer cup.and.saucer.fill
    wine_bar wineglass wineglass.fill
    fastfood takeoutbag.and.cup.and.straw
    shopping_cart cart
    local_mall bag bag.fill
    shopping_basket basket basket.fill
    attach_money dollarsign
    euro_symbol eurosign
    currency_pound sterlingsign
    currency_yen yensign
    person person.crop
    credit_card creditcard creditcard.fill
    monetization_on dollarsign.circle.fill
    card_giftcard gift.fill app.gift
    local_offer tag.fill
    confirmation_number ticket ticket.fill
    percent percent
    timer stopwatch stopwatch.fill
    av_timer timer
    alarm alarm alarm.fill
    hourglass_empty hourglass
    schedule deskclock
    event calendar.badge.plus
    history clock.arrow.circlepath
    sync arrow.triangle.2.circlepath arrow.2.circlepath
    undo arrow.uturn.left arrow.uturn.backward
    redo arrow.uturn.right arrow.uturn.forward
    arrow_circle_up arrow.up.circle
    arrow_circle_down arrow.down.circle
    arrow_circle_left arrow.left.circle
    arrow_circle_right arrow.right.circle
    north_east arrow.up.right
    download arrow.down.to.line square.and.arrow.down square.and.arrow.down.fill
    ios_share square.and.arrow.up.fill
    swap_horiz arrow.left.arrow.right
    swap_vert arrow.up.arrow.down
    open_with arrow.up.and.down.and.arrow.left.and.right
    open_in_full arrow.up.left.and.arrow.down.right
    close_fullscreen arrow.down.right.and.arrow.up.left
    arrow_back arrow.backward
    arrow_forward arrow.forward
    unfold_more chevron.up.chevron.down
    expand_more chevron.compact.down
    expand_less chevron.compact.up
    arrow_drop_down arrowtriangle.down.fill
    arrow_drop_up arrowtriangle.up.fill
    arrow_right arrowtriangle.right.fill
    arrow_left arrowtriangle.left.fill
    people_outline person.2
    people person.2.fill
    groups person.3 person.3.fill
    account_circle person.circle.fill person.crop.circle.fill
    person_add person.badge.plus person.fill.badge.plus
    account_box person.crop.square.fill
    sentiment_satisfied face.smiling face.smiling.fill
    thumb_up_off_alt hand.thumbsup
    thumb_down_off_alt hand.thumbsdown
    thumb_down hand.thumbsdown.fill
    pan_tool hand.raised hand.raised.fill
    touch_app hand.tap hand.tap.fill hand.point.up
    heart_broken heart.slash
    stars star.circle.fill
    star_half star.leadinghalf.filled star.lefthalf.fill
    star_border star.slash
    outlined_flag flag
    flag flag.fill
    emoji_events trophy trophy.fill
    workspace_premium crown crown.fill
    military_tech rosette
    auto_awesome sparkles
    school graduationcap graduationcap.fill
    sports_esports gamecontroller gamecontroller.fill
    sports_soccer sportscourt sportscourt.fill soccerball
    sports_basketball basketball
    fitness_center dumbbell dumbbell.fill
    pets pawprint pawprint.fill hare tortoise
    bug_report ant ladybug ladybug.fill
    add_circle_outline plus.circle
    add_box plus.square.fill plus.app
    remove_circle_outline minus.circle
    remove_circle minus.circle.fill
    highlight_off xmark.circle
    disabled_by_default xmark.square.fill
    dangerous xmark.octagon
    check_circle_outline checkmark.circle
    check_box checkmark.square.fill
    check_box_outline_blank square
    verified checkmark.seal checkmark.seal.fill
    help_outline questionmark
    help questionmark.circle.fill
    priority_high exclamationmark
    warning_amber exclamationmark.triangle
    error_outline exclamationmark.circle
    error exclamationmark.circle.fill
    info info
    block nosign
    apps circle.grid.3x3 circle.grid.3x3.fill square.grid.3x3 square.grid.3x3.fill
    grid_view circle.grid.2x2 square.grid.2x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill
    view_agenda rectangle.grid.1x2 rectangle.grid.1x2.fill
    list list.dash
    list_alt list.bullet.rectangle
    format_list_numbered list.number
    format_list_bulleted list.bullet.indent
    menu line.horizontal.3
    filter_list line.3.horizontal.decrease line.horizontal.3.decrease
    more_vert ellipsis.vertical
    settings gearshape.2 gearshape.2.fill
    build wrench wrench.fill
    construction hammer hammer.fill
    handyman wrench.and.screwdriver wrench.and.screwdriver.fill
    delete trash.fill
    border_color highlighter
    description doc doc.fill doc.text doc.text.fill
    content_copy doc.on.doc doc.on.doc.fill square.on.square
    content_paste doc.on.clipboard clipboard
    sticky_note_2 note.text
    create_new_folder folder.badge.plus
    menu_book book book.fill
    book book.closed book.closed.fill
    library_books books.vertical books.vertical.fill
    article newspaper newspaper.fill
    auto_stories magazine
    print printer printer.fill
    storage externaldrive internaldrive
    lock_outline lock
    lock_open lock.open lock.open.fill
    security lock.shield
    vpn_key key key.fill
    shield shield shield.fill
    face faceid
    fingerprint touchid
    visibility eye.fill
    visibility_off eye.slash.fill
    wifi_off wifi.slash
    sensors antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
    battery_full battery.100
    battery_alert battery.25
    phone_iphone iphone
    tablet_mac ipad
    desktop_mac desktopcomputer
    laptop_mac laptopcomputer
    watch applewatch
    keyboard keyboard
    desktop_windows display
    qr_code qrcode
    view_week barcode
    qr_code_scanner qrcode.viewfinder
    center_focus_weak viewfinder
    lightbulb lightbulb lightbulb.fill lightbulb.slash
    power_settings_new power
    view_in_ar cube cube.fill
    inventory_2 shippingbox shippingbox.fill
    bar_chart chart.bar chart.bar.fill
    pie_chart chart.pie chart.pie.fill
    show_chart chart.line.uptrend.xyaxis chart.xyaxis.line
    functions function sum
    tag number
    text_fields textformat textbox
    format_size textformat.size
    format_bold bold
    format_italic italic
    format_underlined underline
    format_align_left text.alignleft
    format_align_center text.aligncenter
    format_align_right text.alignright
    format_align_justify text.justify
    search binoculars
    zoom_in plus.magnifyingglass
    zoom_out minus.magnifyingglass
    add cross
    medical_services cross.case cross.case.fill stethoscope
    medication pills pills.fill
    healing bandage bandage.fill
    monitor_heart heart.text.square waveform.path.ecg
    psychology brain
    science atom testtube.2
    crop_square app
    square app.fill
    app_shortcut app.badge
    layers square.stack square.stack.fill square.stack.3d.up square.stack.3d.up.fill
    crop_landscape rectangle
    crop_portrait rectangle.portrait
    logout rectangle.portrait.and.arrow.right
    collections rectangle.stack rectangle.stack.fill
    change_history triangle
    diamond diamond
    hexagon hexagon hexagon.fill
    new_releases seal
    table_chart tablecells
    terminal terminal
    code chevron.left.forwardslash.chevron.right
    keyboard_command_key command
    exit_to_app escape
    radio_button_checked record.circle largecircle.fill.circle smallcircle.filled.circle
    theater_comedy theatermasks
    add_shopping_cart bag.badge.plus cart.badge.plus cart.fill.badge.plus
    push_pin pin pin.fill
    celebration party.popper
    cake birthday.cake birthday.cake.fill
    park tree tree.fill
    landscape mountain.2 mountain.2.fill
    cabin tent
    set_meal fish
    filter_vintage camera.filters
    contrast circle.lefthalf.filled circle.lefthalf.fill
    bedtime moon.zzz moon.zzz.fill zzz
    view_sidebar sidebar.left sidebar.right
    straighten ruler
    square_foot level
    scale scalemass
    speed speedometer gauge dial.min
    gps_fixed target scope
    all_inclusive infinity
    drag_handle equal
    horizontal_rule divide
    translate character character.bubble
    draw signature pencil.and.outline
    gesture scribble lasso
    accessibility figure.stand accessibility
    emoji_people figure.wave
    accessibility_new figure
    hourglass_bottom hourglass.bottomhalf.filled
    hourglass_top hourglass.tophalf.filled
    cloud_queue icloud
    cloud icloud.fill
    cloud_download icloud.and.arrow.down icloud.and.arrow.down.fill
    cloud_upload icloud.and.arrow.up icloud.and.arrow.up.fill
    vertical_align_top arrow.up.to.line
    how_to_reg person.fill.checkmark person.crop.circle.badge.checkmark
    bookmark_remove bookmark.slash bookmark.slash.fill
    description doc.plaintext doc.plaintext.fill
    menu_book text.book.closed text.book.closed.fill
    exposure plusminus plus.forwardslash.minus
    backspace delete.left delete.left.fill delete.backward delete.backward.fill
    reply arrow.turn.up.left
    keyboard_double_arrow_left chevron.left.2
    keyboard_double_arrow_right chevron.right.2
    apartment building building.fill
    navigation location.north location.north.fill location.north.line location.north.line.fill
    payments banknote banknote.fill
    currency_bitcoin bitcoinsign
    call_end phone.down phone.down.fill
    photo_library photo.stack photo.stack.fill
    earbuds airpods airpodspro
    speaker hifispeaker hifispeaker.fill
    casino dice dice.fill
    extension puzzlepiece puzzlepiece.fill
    military_tech medal medal.fill
    sports_score flag.checkered
    sports_football football football.fill
    sports_tennis tennis.racket
    airplay airplayaudio
    flash_off bolt.slash bolt.slash.fill
    flashlight_on flashlight.on.fill
    qr_code_scanner barcode.viewfinder
    format_strikethrough strikethrough
    format_indent_increase increase.indent
    format_indent_decrease decrease.indent
    dns server.rack
    view_in_ar arkit cube.transparent cube.transparent.fill
    3d_rotation view.3d
    public globe.americas
    mood smiley smiley.fill
    arrow_left arrowtriangle.left
    brush paintbrush.pointed paintbrush.pointed.fill
    filter_none rectangle.on.rectangle rectangle.fill.on.rectangle.fill
    article doc.text.image doc.text.image.fill
    """)

  /// Returns the names in the icon font by those of symbols. Each line of the table has an icon and the symbols
  /// for which it stands.
  static func symbols(_ table: String) -> [String: String] {
    var icons: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for symbol in names.dropFirst() { icons[symbol] = names[0] }
    }
    return icons
  }
}
